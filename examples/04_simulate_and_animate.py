"""Simulate an arm that falls and bounces off its joint stops, check its energy, and animate it.

Writes fall.html, a page that plays the motion in any browser without a network.
"""

from dataclasses import replace

import numpy as np

import isodyn as iso

arm = iso.load("three-link")
free = iso.simulate(arm, np.zeros(3), np.zeros(3), 2.0)  # no torques, no friction: energy stays constant
print(f"free fall for {free.t[-1]:g} s: {free.evaluations} evaluations, energy error {free.max_energy_error:.1e} J")

# The same arm with a range of +-1.5 rad for every joint, and stops with a coefficient of restitution of 0.5
limits = iso.Limits(-1.5, 1.5)
fenced = replace(arm, joints=tuple(replace(joint, limits=limits) if joint.nv else joint for joint in arm.joints))
fall = iso.simulate(fenced, np.zeros(3), np.zeros(3), 2.0, events=iso.Event.limits(fenced, restitution=0.5))
print(f"with stops: {len(fall.events)} events, the first ones")
for event in fall.events[:3]:
    print(f"  t = {event.t:.4f} s  {event.name}")
print("joints at", np.degrees(fall.q[-1]).round(1), "deg after 2 s")
fall.animate("fall.html", speed=0.5)
