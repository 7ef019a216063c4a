"""Thirty MJCF models written for the purpose: small, odd, and together using every feature the reader has at least twice.

A model is a text, or {file name: text} with "main.xml" the one to load.  FEATURES names what must occur, as patterns.
"""

from __future__ import annotations

MODELS: dict[str, str | dict[str, str]] = {}

# -- joints -----------------------------------------------------------------------------------------------------------

MODELS["pendulum"] = """
<mujoco model="pendulum">
  <worldbody>
    <geom type="plane" size="1 1 0.1"/>
    <body name="rod" pos="0 0 1">
      <joint name="swing" axis="0 1 0" damping="0.1" frictionloss="0.2" armature="0.05"/>
      <geom type="capsule" fromto="0 0 0 0.3 0 -0.4" size="0.03"/>
    </body>
  </worldbody>
</mujoco>"""

MODELS["cart-pole"] = """
<mujoco model="cart-pole">
  <compiler angle="radian"/>
  <option gravity="0.5 0 -9.7"/>
  <worldbody>
    <geom name="rail" type="capsule" fromto="-1 0 0 1 0 0" size="0.02"/>
    <body name="cart">
      <joint name="slider" type="slide" axis="1 0 0" range="-1 1" damping="0.3"/>
      <geom type="box" size="0.2 0.1 0.05" mass="1.5"/>
      <body name="pole" euler="0 0.2 0">
        <joint name="hinge" type="hinge" axis="0 1 0" range="-3 3"/>
        <geom type="cylinder" fromto="0 0 0 0 0 0.6" size="0.04" density="500"/>
      </body>
    </body>
  </worldbody>
  <actuator><motor joint="slider" gear="100"/></actuator>
</mujoco>"""

MODELS["three-joints-in-one-body"] = """
<mujoco model="shoulder">
  <worldbody>
    <body name="upper" pos="0.1 0.2 0.3" quat="1 0.2 -0.3 0.4">
      <joint name="x" axis="1 0 0" pos="0.01 0.02 0.03" armature="0.1"/>
      <joint name="y" axis="0 1 0" pos="-0.02 0.01 0.04"/>
      <joint name="z" axis="0.1 0.2 1" pos="0.03 -0.01 0.02" damping="0.2"/>
      <inertial pos="0.05 0.02 0.1" mass="2" fullinertia="0.04 0.05 0.03 0.004 -0.003 0.002"/>
      <body name="fore" pos="0 0 0.4" axisangle="1 1 0 40">
        <joint name="elbow" axis="0 -3 0" pos="0 0 -0.05"/>
        <geom type="capsule" size="0.04 0.2" pos="0 0 0.2"/>
        <geom type="ellipsoid" size="0.05 0.03 0.08" pos="0.02 0 0.4" quat="1 1 0 0"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["slide-and-hinge-in-one-body"] = """
<mujoco>
  <worldbody>
    <body name="tower" euler="10 20 30">
      <joint name="lift" type="slide" axis="0 0 1" pos="5 6 7"/>
      <joint name="turn" type="hinge" axis="0 0 1" pos="0.2 0.1 0"/>
      <joint name="reach" type="slide" axis="1 0.5 0"/>
      <geom type="box" size="0.1 0.2 0.3" euler="5 -6 7" pos="0.1 0 0.2"/>
      <site name="tool" pos="0.3 0 0" zaxis="1 0 0"/>
    </body>
  </worldbody>
  <sensor><force site="tool"/></sensor>
</mujoco>"""

MODELS["references"] = """
<mujoco model="references">
  <worldbody>
    <body name="a">
      <joint name="tilted" axis="0 1 0" ref="30" pos="0 0 0.1"/>
      <geom type="sphere" size="0.1" pos="0.3 0 0"/>
      <body name="b" pos="0.5 0 0">
        <joint name="drawn-out" type="slide" axis="1 0 1" ref="0.25" springref="0.1" stiffness="20"/>
        <joint name="turned" axis="1 0 0" ref="-100" springref="10" stiffness="3"/>
        <geom type="box" size="0.1 0.05 0.02" pos="0 0.2 0" density="2700"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["limits"] = """
<mujoco model="limits">
  <compiler autolimits="false"/>
  <worldbody>
    <body name="a">
      <joint name="limited" axis="0 1 0" limited="true" range="-90 45" actuatorfrclimited="true" actuatorfrcrange="-5 5"/>
      <joint name="free" axis="1 0 0" limited="false" range="-10 10"/>
      <geom type="ellipsoid" size="0.1 0.2 0.3" pos="0.1 0.1 0.1"/>
      <body name="b" pos="0 0 0.3">
        <joint name="stroke" type="slide" limited="true" range="-0.1 0.2" frictionloss="0.4"/>
        <joint name="endless"/>
        <geom size="0.1" mass="2" pos="0.1 0 0"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["limits-by-range"] = """
<mujoco model="limits-by-range">
  <compiler angle="radian" autolimits="true"/>
  <default><joint range="-1 2"/></default>
  <worldbody>
    <body name="a">
      <joint name="inherited" axis="0 1 0"/>
      <joint name="reversed" axis="1 0 0" range="2 1"/>
      <joint name="off" limited="false" actuatorfrcrange="-3 3"/>
      <geom type="cylinder" size="0.1 0.2" pos="0 0.3 0.1" xyaxes="1 0 0 0 1 1"/>
    </body>
  </worldbody>
</mujoco>"""

# -- orientations -----------------------------------------------------------------------------------------------------

MODELS["every-orientation"] = """
<mujoco model="every-orientation">
  <compiler angle="radian" eulerseq="zyx"/>
  <worldbody>
    <body name="b1" pos="0 0 0.1" euler="0.1 0.2 0.3"><joint axis="1 0 0"/>
      <inertial pos="0.1 0 0" euler="0.4 0.5 0.6" mass="1" diaginertia="0.1 0.2 0.25"/>
      <body name="b2" pos="0.2 0 0" axisangle="1 2 3 0.7"><joint axis="0 1 0"/>
        <inertial pos="0 0.1 0" axisangle="0 1 1 -0.7" mass="0.9" diaginertia="0.1 0.15 0.2"/>
        <body name="b3" pos="0 0.2 0" xyaxes="1 0.1 0 0.3 1 0.2"><joint axis="0 0 1"/>
          <inertial pos="0 0 0.1" xyaxes="0 1 0 -1 0 0.1" mass="0.8" diaginertia="0.02 0.03 0.04"/>
          <body name="b4" pos="0 0 0.2" zaxis="1 -1 0.5"><joint axis="1 1 0"/>
            <inertial pos="0.1 0.1 0" zaxis="0.1 0.2 -1" mass="0.7" diaginertia="0.01 0.03 0.03"/>
            <body name="b5" pos="0.1 0.1 0.1" quat="0.5 0.1 -0.7 0.2"><joint axis="0 1 1"/>
              <inertial pos="0 0.1 0.1" quat="2 0 0 1" mass="0.6" diaginertia="0.01 0.02 0.025"/>
            </body>
          </body>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["euler-as-in-urdf"] = """
<mujoco model="euler-as-in-urdf">
  <compiler angle="radian" eulerseq="XYZ"/>
  <worldbody>
    <body name="a" euler="0.3 -0.4 1.2" pos="0 0 0.2">
      <joint axis="0 0 1"/>
      <geom type="box" size="0.1 0.2 0.05" euler="1.5707963267948966 0 0.2" pos="0.1 0 0"/>
      <body name="b" euler="-1.1 0.2 0.4" pos="0.3 0 0">
        <joint axis="0 1 0"/>
        <inertial pos="0.1 0 0" mass="1" euler="0.1 0.2 0.3" diaginertia="0.02 0.03 0.04"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["euler-mixed"] = """
<mujoco model="euler-mixed">
  <compiler eulerseq="yXz"/>
  <worldbody>
    <body name="a" euler="20 40 60">
      <joint axis="0 0 1"/>
      <geom type="ellipsoid" size="0.1 0.2 0.05" euler="90 10 180" pos="0.1 0 0"/>
      <geom type="box" size="0.1 0.2 0.05" zaxis="0 1 1" pos="-0.1 0 0" mass="0.3"/>
      <body name="b" euler="-30 10 5" pos="0.3 0 0">
        <joint axis="0 1 0"/>
        <geom type="capsule" size="0.05 0.1" xyaxes="0 1 0 0 0 1" pos="0 0.1 0.05"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["right-angles"] = """
<mujoco model="right-angles">
  <worldbody>
    <body name="a" quat="1 0 0 1"><joint/>
      <geom type="box" size="0.1 0.2 0.3" quat="0.7071 0 0.7071 0" pos="0.1 0 0"/>
      <body name="b" euler="90 0 0" pos="0 0 0.4"><joint axis="0 1 0"/>
        <geom type="cylinder" size="0.05 0.2" zaxis="0 0 -1" pos="0 0.1 0.1"/>
        <body name="c" axisangle="0 0 1 -90" pos="0.2 0 0"><joint axis="-1 0 0"/>
          <geom type="capsule" size="0.05 0.2" axisangle="1 0 0 180" pos="0 0.1 0.1"/>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""

# -- inertia ----------------------------------------------------------------------------------------------------------

MODELS["every-shape"] = """
<mujoco model="every-shape">
  <worldbody>
    <body name="a"><joint axis="1 2 3"/>
      <geom type="sphere" size="0.1" pos="0.1 0 0"/>
      <geom type="box" size="0.1 0.05 0.2" pos="0 0.2 0" euler="10 0 0"/>
      <geom type="capsule" size="0.05 0.1" pos="0 0 0.3" axisangle="1 1 1 30"/>
      <geom type="cylinder" size="0.06 0.12" pos="-0.2 0 0" xyaxes="1 1 0 -1 1 1"/>
      <geom type="ellipsoid" size="0.1 0.15 0.2" pos="0 -0.3 0" zaxis="1 2 -1"/>
      <body name="b" pos="0.5 0 0"><joint axis="0 1 1"/>
        <geom type="box" size="0.04" fromto="0 0 0 0.2 0.1 0.3" density="800"/>
        <geom type="ellipsoid" size="0.03" fromto="0.1 0 0 0.2 0.4 0.1" mass="0.5"/>
        <geom type="cylinder" size="0.03" fromto="0 0.1 0 0 -0.1 0.2"/>
        <geom type="capsule" size="0.02" fromto="0 0 0 0 0 -0.5" mass="0.2"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["fromto-along-the-axes"] = """
<mujoco model="fromto-along-the-axes">
  <worldbody>
    <body name="a"><joint axis="0 1 0"/>
      <geom type="capsule" size="0.05" fromto="0 0 0 0 0 -0.4"/>
      <body name="b" pos="0 0 -0.4"><joint axis="1 0 0"/>
        <geom type="box" size="0.03" fromto="0 0 0 0.3 0 0"/>
        <body name="c" pos="0.3 0 0"><joint axis="0 0 1"/>
          <geom type="ellipsoid" size="0.03" fromto="0 0 0 0 -0.2 0"/>
          <geom type="cylinder" size="0.02" fromto="0 -0.2 0 0 -0.2 0.3" density="7800"/>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["full-inertia"] = """
<mujoco model="full-inertia">
  <worldbody>
    <body name="a" pos="0 0 0.3"><joint axis="0 0 1" armature="0.3"/>
      <inertial pos="0.01 -0.02 0.1" mass="4" fullinertia="0.2 0.25 0.15 0.02 -0.03 0.01"/>
      <geom type="box" size="1 1 1" mass="1000"/>
      <body name="b" pos="0.1 0 0.2"><joint axis="0 1 0" armature="0.2"/>
        <inertial pos="0.2 0 0" mass="2" fullinertia="0.01 0.06 0.06 0 0 0.001"/>
        <body name="c" pos="0.4 0 0"><joint axis="1 0 0"/>
          <inertial pos="0 0 0.05" mass="1" fullinertia="0.02 0.02 0.01 0 0 0"/>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["inertia-from-geom-true"] = """
<mujoco model="inertia-from-geom-true">
  <compiler inertiafromgeom="true"/>
  <worldbody>
    <body name="overridden"><joint axis="0 1 0"/>
      <inertial pos="9 9 9" mass="99" diaginertia="9 9 9"/>
      <geom type="box" size="0.1 0.2 0.3" pos="0.1 0 0"/>
      <body name="kept" pos="0.3 0 0" xyaxes="0 1 1 -1 0 0"><joint axis="1 0 0"/>
        <inertial pos="0.1 0 0" quat="1 0 2 0" mass="1" diaginertia="0.1 0.12 0.2"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["inertia-from-geom-false"] = """
<mujoco model="inertia-from-geom-false">
  <compiler inertiafromgeom="false"/>
  <asset><mesh name="tetra" vertex="0 0 0  0.1 0 0  0 0.1 0  0 0 0.1"/></asset>
  <worldbody>
    <body name="a"><frame pos="0.1 0 0" euler="0 20 0"><joint axis="0 1 0" armature="0.01"/></frame>
      <geom type="mesh" mesh="tetra"/>
      <inertial pos="0.1 0.2 0.3" mass="1" diaginertia="0.1 0.12 0.15" xyaxes="0 1 0 0 0 1"/>
      <geom type="box" size="0.1 0.2 0.3"/>
      <body name="weightless" pos="0.3 0 0">
        <geom type="sphere" size="3"/>
        <body name="c" pos="0.1 0 0"><joint axis="1 0 0"/>
          <inertial pos="0 0 0.1" mass="0.5" diaginertia="0.01 0.01 0.01"/>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["groups"] = """
<mujoco model="groups">
  <compiler inertiagrouprange="2 3" inertiafromgeom="auto"/>
  <worldbody>
    <body name="a"><joint axis="0 1 0"/>
      <geom type="sphere" size="0.1" group="2" pos="0.1 0 0"/>
      <geom type="box" size="0.1 0.2 0.3" group="3" pos="0 0.1 0"/>
      <geom type="sphere" size="5" group="1"/>
      <geom type="sphere" size="7"/>
      <body name="b" pos="0.3 0 0" zaxis="0.1 1 0.2"><joint axis="1 0 0"/>
        <geom type="cylinder" size="0.1 0.2" group="3" mass="1" pos="0 0 0.2"/>
        <geom type="sphere" size="0.1" group="4" mass="30"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["visual-groups"] = """
<mujoco model="visual-groups">
  <compiler inertiagrouprange="0 0" inertiafromgeom="true"/>
  <default>
    <default class="visual"><geom group="1" contype="0" conaffinity="0" rgba="1 0 0 1"/></default>
  </default>
  <worldbody>
    <body name="a"><joint axis="0 1 0"/>
      <geom type="box" size="0.1 0.2 0.3" pos="0.1 0.1 0"/>
      <geom class="visual" type="sphere" size="5"/>
      <geom class="visual" type="ellipsoid" size="1 2 3"/>
    </body>
  </worldbody>
</mujoco>"""

MODELS["bounds"] = """
<mujoco model="bounds">
  <compiler boundmass="0.5" boundinertia="0.02"/>
  <worldbody>
    <body name="a"><joint axis="0 1 0"/>
      <geom type="sphere" size="0.02" pos="0.1 0 0"/>
      <body name="b" pos="0.3 0 0"><joint axis="1 0 0"/>
        <inertial pos="0.1 0 0" mass="1" diaginertia="0.001 0.03 0.03" euler="10 20 30"/>
        <body name="empty" pos="0 0 0.3"><joint axis="0 1 1"/></body>
        <body name="full" pos="0 0.2 0"><joint axis="0 1 1"/>
          <inertial pos="0.1 0 0" mass="1" fullinertia="0.01 0.05 0.05 0.001 0 0.002"/>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["balance"] = """
<mujoco model="balance">
  <compiler balanceinertia="true" boundmass="0.1" boundinertia="0.001"/>
  <worldbody>
    <body name="unphysical"><joint axis="0 1 0"/>
      <inertial pos="0.1 0 0" mass="1" diaginertia="0.1 0.1 0.5" axisangle="1 0 0 30"/>
      <body name="physical" pos="0.3 0 0"><joint axis="1 0 0"/>
        <inertial pos="0.1 0 0.1" mass="1" diaginertia="0.1 0.2 0.25" zaxis="0 1 1"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["total-mass"] = """
<mujoco model="total-mass">
  <compiler settotalmass="12" balanceinertia="true" angle="radian"/>
  <worldbody>
    <body name="pedestal"><geom type="cylinder" size="0.2 0.5"/>
      <body name="a" pos="0 0 0.5"><joint axis="0 0 1"/>
        <geom type="box" size="0.1 0.2 0.3" pos="0.2 0 0"/>
        <body name="b" pos="0.4 0 0"><joint axis="0 1 0"/>
          <inertial pos="0.1 0 0" mass="3" fullinertia="0.01 0.02 0.09 0 0 0"/>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["scaled-and-mesh"] = """
<mujoco model="scaled-and-mesh">
  <compiler settotalmass="3"/>
  <asset>
    <mesh name="tetra" vertex="0 0 0  0.1 0 0  0 0.1 0  0 0 0.1"/>
    <material name="steel"/>
  </asset>
  <worldbody>
    <body name="a"><joint axis="0 1 0"/>
      <inertial pos="0.1 0 0" mass="1" diaginertia="0.1 0.1 0.1"/>
      <geom type="mesh" mesh="tetra" material="steel"/>
      <body name="b" pos="0.2 0 0"><joint axis="1 0 0"/>
        <geom type="mesh" mesh="tetra" mass="0"/>
        <geom type="mesh" mesh="tetra" density="0"/>
        <geom type="box" size="0.1 0.1 0.05" pos="0.1 0.1 0"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""

# -- defaults and includes --------------------------------------------------------------------------------------------

MODELS["classes"] = """
<mujoco model="classes">
  <default>
    <joint damping="0.5" armature="0.01" axis="0 1 0"/>
    <geom type="capsule" size="0.05 0.2" density="700"/>
    <default class="wrist">
      <joint axis="1 0 0" frictionloss="0.1"/>
      <geom size="0.02"/>
      <default class="hand"><joint damping="0.05" range="-30 30"/><geom type="box" size="0.1 0.1 0.1" mass="0.4"/></default>
    </default>
    <default class="slider"><joint type="slide" axis="0 0 2"/></default>
  </default>
  <worldbody>
    <body name="a"><joint name="j1"/><geom pos="0.1 0 0"/>
      <body name="b" childclass="wrist" pos="0.2 0 0"><joint name="j2"/><geom fromto="0 0 0 0 0.3 0.1"/>
        <body name="c" pos="0 0.2 0"><joint name="j3"/><joint name="j4" class="slider"/><geom class="hand" size="0.07"/>
          <body name="d" childclass="hand" pos="0 0.1 0"><joint name="j5"/><joint name="j6" class="main"/><geom pos="0 0 0.1"/>
            <geom class="wrist" type="ellipsoid" euler="0 20 10" pos="0.1 0 0" size="0.1 0.1 0.1"/></body>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["inherited-orientations"] = """
<mujoco model="inherited-orientations">
  <default class="main">
    <geom type="box" size="0.1 0.2 0.3" euler="10 20 30" pos="0.1 0 0"/>
    <default class="other"><geom quat="1 2 3 4"/></default>
  </default>
  <default><joint armature="0.02"/></default>
  <worldbody>
    <body name="a"><joint/><geom/><geom quat="1 1 0 0" size="0.2"/><geom class="other"/>
      <body name="b" childclass="other" pos="0.3 0 0"><joint axis="0 1 0"/><geom zaxis="1 1 1"/>
        <geom axisangle="1 0 0 50" mass="4"/></body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["frames"] = """
<mujoco model="frames">
  <default><default class="heavy"><geom density="3000"/><joint damping="1"/></default></default>
  <worldbody>
    <frame pos="0 0 1" euler="0 90 0">
      <body name="a" pos="0.1 0 0" quat="1 0 0 1">
        <frame pos="0.1 0.2 0.3" axisangle="0 0 1 30" childclass="heavy">
          <joint name="j1" axis="0 1 0" pos="0.1 0 0"/>
          <geom type="box" size="0.1 0.2 0.05" pos="0.1 0 0"/>
          <frame xyaxes="0 1 0 -1 0 0"><body name="b" pos="0.2 0 0"><joint name="j2" axis="1 0 0"/>
            <frame pos="0 0 0.1" zaxis="0 1 1"><inertial pos="0.1 0 0" mass="1" diaginertia="0.1 0.12 0.15"/></frame></body></frame>
        </frame>
        <body name="c" pos="-0.2 0 0"><joint name="j3" type="slide"/>
          <geom type="capsule" size="0.03" fromto="0 0 0 0.1 0.2 0.3"/></body>
      </body>
    </frame>
    <body name="d" pos="0 1 0"><joint name="j4" axis="0 1 0"/><geom size="0.1" pos="0 0 0.2"/></body>
  </worldbody>
</mujoco>"""

MODELS["included"] = {
    "main.xml": """
<mujoco model="included">
  <include file="settings.xml"/>
  <worldbody>
    <body name="a"><joint class="j" axis="0 1 0"/><include file="parts/shape.xml"/>
      <body name="b" pos="0.3 0 0"><joint class="j"/><geom type="sphere" size="0.1" pos="0 0.1 0"/></body>
    </body>
  </worldbody>
  <include file="./parts/more.xml"/>
</mujoco>""",
    "settings.xml": """
<mujoco>
  <compiler angle="radian"/>
  <default><default class="j"><joint damping="0.3" ref="0.2"/></default></default>
</mujoco>""",
    "parts/shape.xml": '<mujocoinclude><geom type="box" size="0.1 0.2 0.3" euler="0.1 0 0" pos="0.1 0 0"/></mujocoinclude>',
    "parts/more.xml": '<mujocoinclude><include file="last.xml"/></mujocoinclude>',
    "parts/last.xml": '<mujocoinclude><option gravity="0 1 -5"/></mujocoinclude>',
}

MODELS["included-bodies"] = {
    "main.xml": """
<mujoco model="included-bodies">
  <worldbody><include file="arm.xml"/></worldbody>
  <worldbody><body name="second" pos="1 0 0"><joint axis="1 0 0"/><geom size="0.1" pos="0 0.1 0"/></body></worldbody>
</mujoco>""",
    "arm.xml": """
<mujocoinclude>
  <body name="first"><joint axis="0 1 0"/><geom type="cylinder" size="0.1 0.2" pos="0.1 0 0"/><include file="hand.xml"/></body>
</mujocoinclude>""",
    "hand.xml": '<x><body name="hand" pos="0 0 0.3"><joint type="slide"/><geom type="ellipsoid" size="0.1 0.2 0.1"/></body></x>',
}

# -- everything around the arm ----------------------------------------------------------------------------------------

MODELS["scenery"] = """
<mujoco model="scenery">
  <compiler angle="radian"/><compiler eulerseq="zyx"/>
  <size memory="1M"/><visual><headlight ambient="0.5 0.5 0.5"/></visual><statistic extent="1"/>
  <asset><material name="m"/></asset>
  <custom><numeric name="n" data="1"/></custom>
  <worldbody>
    <light pos="0 0 3"/><camera name="eye" pos="1 1 1"/>
    <geom name="floor" type="plane" size="1 1 0.1"/>
    <body name="pillar" pos="0 0 0.5"><geom type="cylinder" size="0.1 0.5"/>
      <body name="a" pos="0 0 0.5" euler="0.5 0 0"><joint name="j1" axis="0 1 0"/>
        <geom name="g" type="box" size="0.1 0.1 0.2" pos="0.2 0 0"/>
        <body name="bracket" pos="0.3 0 0" quat="0 1 0 0"><geom type="sphere" size="0.05" pos="0 0.1 0"/>
          <site name="s1" pos="0 0.1 0.2"/>
          <body name="b" pos="0 0 0.2"><joint name="j2" axis="1 0 0"/><geom name="h" type="capsule" size="0.03 0.1" pos="0 0.1 0"/>
            <site name="s2" euler="0 0.3 0"/></body>
        </body>
      </body>
    </body>
    <body name="table" pos="2 0 0"><geom type="box" size="0.5 0.5 0.05"/></body>
  </worldbody>
  <contact><exclude body1="a" body2="b"/></contact>
  <equality><joint joint1="j1" joint2="j2"/></equality>
  <tendon><fixed name="t"><joint joint="j1" coef="1"/></fixed></tendon>
  <actuator><position joint="j1" kp="10"/><motor tendon="t"/></actuator>
  <sensor><jointpos joint="j1"/></sensor>
  <keyframe><key qpos="1 2"/></keyframe>
</mujoco>"""

MODELS["motors"] = """
<mujoco model="motors">
  <default>
    <general gear="20"/>
    <default class="small"><motor armature="1e-4" damping="1e-3"/><joint frictionloss="0.3"/></default>
  </default>
  <worldbody>
    <body name="a"><joint name="j1" axis="0 1 0" damping="0.1" stiffness="5" springref="20"/>
      <geom name="g" type="box" size="0.1 0.1 0.2" pos="0.2 0 0"/>
      <body name="b" pos="0 0 0.2"><joint name="j2" axis="1 0 0" class="small"/><geom type="capsule" size="0.03 0.1" pos="0 0.1 0"/>
        <body name="c" pos="0 0 0.2"><joint name="j3" type="slide" armature="0.5"/>
          <geom type="sphere" size="0.1" pos="0 0.1 0"/></body></body>
    </body>
  </worldbody>
  <actuator>
    <motor name="m1" joint="j1" class="small"/>
    <position name="m2" joint="j2" gear="50" armature="2e-4" kp="3"/>
    <general name="m3" jointinparent="j3" damping="0.01" armature="0.002"/>
    <motor name="m4" joint="j1" gear="3" armature="0.01"/>
  </actuator>
  <contact><exclude body1="a" body2="b"/></contact>
  <tendon><fixed name="t"><joint joint="j1" coef="1"/></fixed></tendon>
  <sensor><jointvel joint="j1"/></sensor>
  <equality><joint joint1="j1" joint2="j2" active="false"/></equality>
  <keyframe><key name="home" qpos="0 0 0"/></keyframe>
</mujoco>"""

MODELS["no-gravity"] = """
<mujoco model="no-gravity">
  <option gravity="0 0 -3"><flag gravity="disable" contact="disable"/></option>
  <worldbody>
    <body name="a"><joint axis="0 1 0"/><geom type="box" size="0.1 0.1 0.2" pos="0.2 0 0"/>
      <body name="b" pos="0 0 0.2"><joint axis="1 0 0"/><joint axis="0 0 1"/>
        <geom type="capsule" size="0.03 0.1" pos="0 0.1 0"/></body>
    </body>
  </worldbody>
</mujoco>"""

MODELS["long-arm"] = """
<mujoco model="long-arm">
  <compiler angle="radian"/>
  <option><flag gravity="enable"/></option><option gravity="1 2 -9"/>
  <default><joint axis="0 1 0" damping="0.2"/><geom type="capsule" size="0.04" fromto="0 0 0 0 0 0.3"/></default>
  <worldbody>
    <body name="l1"><joint axis="0 0 1"/><geom/>
      <body name="l2" pos="0 0 0.3"><joint/><geom/>
        <body name="l3" pos="0 0 0.3"><joint/><geom/>
          <body name="l4" pos="0 0 0.3" euler="0 0 0.5"><joint/><geom/>
            <body name="l5" pos="0 0 0.3"><joint axis="0 0 1"/><geom/>
              <body name="l6" pos="0 0 0.3"><joint/><geom size="0.03"/>
                <body name="left" pos="0 0.05 0.3"><joint type="slide" range="0 0.05"/>
                  <geom fromto="0 0 0 0 0 0.1" size="0.01"/></body>
                <body name="right" pos="0 -0.05 0.3"><joint type="slide" range="0 0.05" axis="0 -1 0"/>
                  <geom fromto="0 0 0 0 0 0.1" size="0.01"/></body>
              </body>
            </body>
          </body>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""


def _element(tag: str, attribute: str) -> str:
    return rf"<{tag}\b[^>]*\b{attribute}="


ORIENTATIONS = ("quat", "axisangle", "xyaxes", "zaxis", "euler")
SHAPES = ("sphere", "box", "capsule", "cylinder", "ellipsoid")

#: every feature, as a pattern that at least two models must hold
FEATURES = [
    *(_element("body", kind) for kind in ORIENTATIONS),
    *(_element("inertial", kind) for kind in ORIENTATIONS),
    *(_element("geom", kind) for kind in ORIENTATIONS),
    *(rf'type="{kind}"' for kind in (*SHAPES, "slide")),
    *(rf'<geom [^>]*type="{kind}"[^>]*fromto' for kind in SHAPES[1:]),
    *(_element("compiler", kind) for kind in ("angle", "eulerseq", "autolimits", "inertiafromgeom", "inertiagrouprange")),
    *(_element("compiler", kind) for kind in ("balanceinertia", "boundmass", "boundinertia", "settotalmass")),
    *(_element("joint", kind) for kind in ("armature", "damping", "frictionloss", "range", "limited", "ref", "stiffness")),
    *(_element("joint", kind) for kind in ("springref", "pos", "actuatorfrcrange", "class")),
    *(_element("geom", kind) for kind in ("mass", "density", "group", "class")),
    *(_element("inertial", kind) for kind in ("diaginertia", "fullinertia")),
    *(_element("option", "gravity"), _element("default", "class"), "childclass=", "<include "),
    *(f"<{tag}>" for tag in ("actuator", "sensor", "tendon", "equality", "contact", "keyframe", "asset", "default")),
    *('type="mesh"', "<site ", "<frame ", r"<worldbody>\s*(<light[^>]*>.*)?<geom", r"<joint [^>]*/>\s*<joint "),
    *("<body[^>]*><geom", "<flag gravity"),
]
