"""The examples of the help pages.  A test runs every one, in a folder with a motion.csv, a states.npz and an arm.urdf."""

from __future__ import annotations

EXAMPLES: dict[str, str] = {
    "": """
  isodyn study                                         torques, agreement, counts and speed of the Puma 560
  isodyn show ur5                                      a robot as tables
  isodyn check arm.urdf                                what is odd about a robot's numbers
  isodyn inverse puma560 --q 0,45,-30,0,20,0 --deg     torques that hold a pose
  isodyn inverse two-link --input motion.csv --output torques.csv
""",
    "robots": """
  isodyn robots                                        names, with a line on each
  isodyn robots --json
""",
    "show": """
  isodyn show ur5                                      a robot of the catalogue
  isodyn show arm.urdf                                 a robot of your own
  isodyn show chain-20 --json                          a chain of 20 links, every number
""",
    "check": """
  isodyn check arm.urdf                                errors, warnings and notes, with remedies
  isodyn check iiwa14 --strict                         fails on warnings too: for a continuous-integration job
  isodyn check arm.urdf --json --quiet
""",
    "convert": """
  isodyn convert ur5 ur5.urdf                          what other tools read
  isodyn convert arm.urdf arm.toml                     nothing is lost
  isodyn convert puma560 puma.dh --convention standard
  isodyn convert stanford - --format toml              to standard output
""",
    "inverse": """
  isodyn inverse puma560 --q 0,45,-30,0,20,0 --deg     torques that hold a pose
  isodyn inverse ur5 --q 0 -1.5 1 0 0 0 --qdd 1 0 0 0 0 0
  isodyn inverse two-link --input motion.csv           a state per line; results on standard output
  isodyn inverse two-link --input motion.csv --output torques.npz --results-only
  cat motion.csv | isodyn inverse two-link --input - --output torques.csv
  isodyn inverse ur5 --q 0,0,0,0,0,0 --wrench 0,0,-20,0,0,0
  isodyn inverse puma560 --q 0,0,0,0,0,0 --wrench link3=0,0,-20,0,0,0 --parameters link6.mass=2.5 gravity=0,0,-1.62
""",
    "forward": """
  isodyn forward two-link --q 0.3,0.8 --tau 1,0        accelerations under torques
  isodyn forward two-link --input states.npz --output accelerations.csv
  isodyn forward puma560 --q 0,45,-30,0,20,0 --deg --no-friction --json
""",
    "matrix": """
  isodyn matrix ur5 --q 0,-1.5,1,0,0,0                 inertia matrix
  isodyn matrix ur5 --which coriolis --q 0,-1.5,1,0,0,0 --qd 1,1,1,0,0,0
  isodyn matrix two-link --which mass gravity bias --input motion.csv --output terms.csv
""",
    "energy": """
  isodyn energy two-link --q 0.3,0.8 --qd 1,-1         kinetic, potential, total
  isodyn energy two-link --input motion.csv --results-only
""",
    "pose": """
  isodyn pose ur5 --q 0,-90,90,0,0,0 --deg             of the tip, in the root frame
  isodyn pose puma560 --q 0,0,0,0,0,0 --frame link3 --json
""",
    "jacobian": """
  isodyn jacobian ur5 --q 0,-90,90,0,0,0 --deg         rows: linear, then angular velocity of the tip, root axes
  isodyn jacobian puma560 --q 0,0,0,0,0,0 --frame link3 --reference local
""",
    "trajectory": """
  isodyn trajectory two-link --to 1.2,-0.5 --duration 2    cycloidal, as CSV on standard output
  isodyn trajectory two-link --dt 0.01 | isodyn inverse two-link --input - --output torques.csv
  isodyn trajectory ur5 --kind cubic --to 1,-1,1,0,0,0 --limits --output motion.npz
  isodyn trajectory iiwa14 --kind waypoints --via 0.5,0.5,0,-1,0,0.5,0 --to 1,0,0,-1,0,1,0 --acceleration 10 --output fast.csv
  isodyn trajectory ur5 --kind line --from 0,-1.2,1.5,-1.9,-1.6,0 --point 0.5,0.3,0.4 --speed 0.1 --output line.csv
""",
    "ik": """
  isodyn ik puma560 --pose 0.4,0.1,0.9,0,90,0 --deg    joint positions for a pose: x, y, z [m], roll, pitch, yaw
  isodyn ik ur5 --pose 0.4,0.1,0.3,3.14159,0,0 --all   all eight postures
  isodyn ik iiwa14 --position 0.4,0,0.6 --json         any orientation will do
  isodyn ik ur5 --pose 0.4,0.1,0.3,0,0,0 --q0 0,-1.5,1,0,0,0
  isodyn ik ur5 --input poses.csv --output joints.csv  a target per line: x, y, z, roll, pitch, yaw
""",
    "simulate": """
  isodyn simulate three-link --t 1                     free fall: where it ends, and what its energy does
  isodyn simulate two-link --q 0.3,0.8 --t 2 --output fall.csv --integrator DOP853
  isodyn simulate ur5 --q 0,-90,90,0,0,0 --deg --control pd-gravity --kp 100 --kd 20 --target 0,-45,45,0,0,0
  isodyn simulate ur5 --control pd-gravity --kp 100 --kd 20 --wrench 0,0,-20,0,0,0      pushed at the tip
  isodyn simulate kr5 --t 1 --clearance --json         links that pass through each other, too
  isodyn simulate two-link --t 1 --output fall.npz --animate fall.html
""",
    "animate": """
  isodyn animate three-link --t 2                      a page that lets the arm fall
  isodyn animate two-link --t 1 --output two-link.gif --speed 0.5
""",
    "count": """
  isodyn count stanford --quantity mass_matrix         by every method
  isodyn count ur5 --method newton-euler --json
  isodyn count 6 --quantity inverse_dynamics           general arm of six joints, as papers count
  isodyn count general --quantity mass_matrix          polynomials in n, beside the papers' formulas
  isodyn count general --method denoc --quantity forward_dynamics --bias-given --reduce frames base-parameters
  isodyn count general --annotate --method gibbs-appell --quantity inverse_dynamics
  isodyn count --tables mata-1 turney-4                published tables with our counts; without names, all of them
""",
    "compare": """
  isodyn compare two-link --no-curves                  every method: agreement, operations, time
  isodyn compare ur5 --quantity forward_dynamics --method denoc articulated-body --no-speed
  isodyn compare two-link --quantity mass_matrix --output compare.html --csv compare.csv
""",
    "terms": """
  isodyn terms puma560                                 shares of M, C and g along the trajectory of a study
  isodyn terms three-link --keep 0.05 --duration 2 --output terms.html
  isodyn terms ur5 --form newton-euler --output terms.png
  isodyn terms two-link --input motion.csv --all       along a motion of your own
""",
    "stability": """
  isodyn stability two-link                            float32 and float64 at random states, every method
  isodyn stability mata-arm --sweep joint2 --states 180 --plot errors.png
  isodyn stability ur5 --method articulated-body composite-body --dtype float32 --states 16
  isodyn stability two-link --quantity inverse_dynamics --reduce frames base-parameters --json
""",
    "bench": """
  isodyn bench iiwa14                                  time per state here
  isodyn bench two-link --states 10000 --dtype float32
""",
    "doctor": """
  isodyn doctor                                        what this machine has, and a self-check of a few seconds
  isodyn doctor --json
""",
    "reproduce": """
  isodyn reproduce --list                              what can be reproduced
  isodyn reproduce saha-9.4                            one example, in the terminal
""",
    "study": """
  isodyn study                                         of the Puma 560
  isodyn study two-link --output two-link.html         with a page of plots
  isodyn study arm.urdf --no-speed --samples 51        of a robot of your own
""",
    "completion": """
  isodyn completion bash                               in ~/.bashrc: eval "$(isodyn completion bash)"
  isodyn completion zsh                                in a folder of $fpath, as _isodyn
""",
}

TABLES = """
tables:
  A CSV table has a state per line and a header: q_1 .., qd_1 .., ... with or without units (q_1 [deg], qd_3 [m/s]), in any
  order.  Vectors that are missing are zero; columns that nobody needs are copied to the results and named in a note.
  Without a header the columns are all of q, then all of qd, and so on.  A column named after a parameter (link3.mass,
  gravity_3) changes it from row to row.  An NPZ file has arrays of the same names with a row per state.  Tables of any
  length are read and written a block at a time; Ctrl-C leaves whole rows and says how many.
"""


def epilog(verb: str, *, tables: bool = False) -> str:
    """What stands below the options of a help page."""
    return (TABLES if tables else "") + "\nexamples:" + EXAMPLES[verb]
