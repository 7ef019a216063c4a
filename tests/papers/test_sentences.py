"""Pages cannot lie: with an error planted under it, a page's verdict turns and the sentences that spoke of the values say so.

A plant spoils what a page computes, once for each mechanism that pages share; nothing is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pages import Reader

from isodyn.counts.polynomial import Cost
from isodyn.graph.node import symbol
from isodyn.papers import celentano, celentano_flexible, counted, formulas, laus, mata, saha, saha_formulas, saha_mechanisms, turney
from isodyn.papers.paper_item import AGREES, DIFFERS, STAND_IN, CheckedSentence, PaperItem, Parts
from isodyn.papers.reproduce import item_page, items
from isodyn.show import figure

pytest.importorskip("matplotlib", reason="the pieces draw")
pytest.importorskip("scipy", reason="the pieces simulate")
pytest.importorskip("mpmath", reason="the pieces have references of many digits")

Patch = pytest.MonkeyPatch

# -- the rule ---------------------------------------------------------------------------------------------------------


def test_a_finding_chooses_the_sentence_and_the_verdict():
    good, bad = (CheckedSentence(holds, "All are met.", "One is NOT met.") for holds in (True, False))
    made = Parts(AGREES, ("Said anyway.", ("First.", good))).item("k", "Saha", "t")
    assert (made.verdict, made.remarks) == (AGREES, ("Said anyway.", "First. All are met.")) and made.findings == (good,)
    turned = Parts(STAND_IN, (good, ("First.", bad))).item("k", "Saha", "t")
    assert turned.verdict == DIFFERS and turned.remarks == ("All are met.", "First. One is NOT met.")
    assert turned.to_dict()["findings"][1] == {"says": "One is NOT met.", "as it should be": False}


# -- plants -----------------------------------------------------------------------------------------------------------


def wrong_formulas(patch: Patch) -> None:
    """M, C and g by a method on symbols, all of them a thousandth too large."""
    right = formulas.SymbolicArm.found
    patch.setattr(formulas.SymbolicArm, "found", lambda self, *of: right(self, *of) * 1.001)


def wrong_masses(patch: Patch) -> None:
    """The masses of the DeNOC matrices, doubled."""
    right = saha_formulas.denoc_matrices

    def doubled(*given: Any) -> Any:
        at = right(*given)
        return replace(at, M=at.M * 2.0)

    patch.setattr(saha_formulas, "denoc_matrices", doubled)


def wrong_wrench(patch: Patch) -> None:
    """The weight of the one-link arm, doubled."""
    right = saha_formulas.wrench
    patch.setattr(saha_formulas, "wrench", lambda arm: right(arm) * 2.0)


def wrong_torques(patch: Patch) -> None:
    """Torques by DeNOC a millionth too large; those of the other methods as they are."""
    right = saha.compile
    saha.three_link.cache_clear()

    def spoilt(robot: Any, **how: Any) -> Any:
        kernel = right(robot, **how)
        if how.get("method") != "denoc":
            return kernel
        return SimpleNamespace(inverse_dynamics=lambda *x: kernel.inverse_dynamics(*x) * (1 + 1e-6), count=kernel.count)

    patch.setattr(saha, "compile", spoilt)
    patch.setattr(saha, "methods_for", lambda quantity: ("newton-euler", "denoc"))


def wrong_fall(patch: Patch) -> None:
    """Kinetic energies a millionth too large, and positions moved by 1e-5 from the start; accelerations turned round."""
    right = saha.simulate
    saha.three_link_fall.cache_clear()

    def spoilt(*given: Any, **how: Any) -> Any:
        done = right(*given, **how)
        off = 1e-5 * (how["integrator"] == "DOP853")
        return replace(done, q=done.q * (1 + off), kinetic=done.kinetic * (1 + 1e-6), qdd=-done.qdd, path=None)

    patch.setattr(saha, "simulate", spoilt)
    patch.setattr(saha, "MEANS", {saha.BOOK: saha.MEANS[saha.BOOK]})


def wrong_integration(patch: Patch) -> None:
    """The explicit expressions, integrated, a millionth of a radian off."""
    right = saha.ode45
    patch.setattr(saha, "ode45", lambda *given, **how: right(*given, **how) + 1e-6)


def no_contacts(patch: Patch) -> None:
    """Links that never meet."""
    right = saha.Simulation.clearance
    patch.setattr(saha.Simulation, "clearance", lambda self: replace(right(self), gap=np.abs(right(self).gap)))


def wrong_counts(patch: Patch) -> None:
    """Five times as many operations as are counted, and as many again for every joint."""

    def spoilt(right: Callable[..., Any], *given: Any) -> Any:
        found = right(*given)
        more = lambda cost: cost and Cost(*(part.scaled(5) for part in cost))  # noqa: E731
        rows = [replace(row, ours=more(row.ours)) for row in found.rows]
        if found.published.key == "mata-3":  # whose total would still be less than five times its parts
            rows[-1] = replace(rows[-1], ours=more(rows[-1].ours))
        if found.published.key == "mata-4":  # whose order would still be the same
            rows[0] = replace(rows[0], ours=more(rows[0].ours))
        return replace(found, rows=tuple(rows))

    for module in (counted, saha):
        patch.setattr(module, "source_table", partial(spoilt, module.source_table))
    patch.setattr(counted, "_figure", lambda *given: drawn())
    patch.setattr(counted, "terms_figure", lambda *given: drawn())


def wrong_factors(patch: Patch) -> None:
    """D a thousandth too large."""
    right = saha.factors
    patch.setattr(saha, "factors", lambda *of: (right(*of)[0], right(*of)[1] * 1.001))


def wrong_terms(patch: Patch) -> None:
    """Newton-Euler's terms all left out, Lagrange's all kept."""
    right = turney.significance

    def spoilt(robot: Any, *, form: str, **how: Any) -> Any:
        found = right(robot, form=form, **(how | {"samples": 5}))
        return replace(found, terms=tuple(replace(term, kept=form == "lagrange") for term in found.terms))

    patch.setattr(turney, "significance", spoilt)


def wrong_torques_of_the_line(patch: Patch) -> None:
    """Torques of the line a millionth too large."""
    task = mata.line(mata.BY_SPEED, mata.LINKS)
    patch.setattr(mata, "line", lambda *of: replace(task, tau=task.tau * (1 + 1e-6)))


def wrong_curve(patch: Patch) -> None:
    """Composite bodies that need 9999 operations for any number of joints, and claims that hold from 2 on."""
    right = saha.check_claim
    patch.setattr(saha, "check_claim", lambda claim: replace(right(claim), ours={"products": (), "sums": (), "both": ((2, None),)}))
    patch.setattr(saha, "curve", lambda *of, **how: SimpleNamespace(at=lambda n: SimpleNamespace(products=9999, add=9999)))


def wrong_precision(patch: Patch) -> None:
    """Articulated bodies in single precision off by 1 rad/s2, the others by a thousandth of what they lose."""
    found = mata.stability(mata.load("mata-arm"), states=12, sweep="joint2")
    rows = [
        replace(row, error=row.error + 1.0 if row.method == "articulated-body" else row.error * 1e-3)
        for row in found.rows
        if row.method in (*mata.TABLE_5, mata.FLOOR, "denoc")
    ]
    patch.setattr(mata, "study", lambda: replace(found, rows=tuple(rows)))


def wrong_line(patch: Patch) -> None:
    """Motions a tenth of a radian off when torques are continuous, one method by itself further; held ones as they should be."""
    right = mata.moved

    def spoilt(*run: Any, **how: Any) -> Any:
        done = right(*run, **how)
        if run[2] == "held":
            return done
        return replace(done, q=done.q + (0.3 if "denoc" in run else 0.1) * (1 + (run[2] == "continuous")))

    spoilt.__wrapped__ = lambda *run: None  # what is timed
    patch.setattr(mata, "moved", spoilt)
    patch.setattr(mata, "methods_for", lambda quantity: (*mata.TABLE_7, "denoc"))
    patch.setattr(mata, "postures", lambda: np.zeros((0, 6)))
    patch.setattr(mata, "_error_figure", drawn)
    patch.setattr(mata, "_integrator_table", lambda: mata.Table("not made", ("",), ()))


def wrong_evaluations(patch: Patch) -> None:
    """Recursive methods that take ten times as many evaluations as those that solve, in both precisions."""
    many = {
        arm: {m: mata.Taken((100, 1000) if m in mata.RECURSIVE else (10, 100), (1e-3, 1.0)) for m in mata.SHOWN}
        for arm in mata.SEEN
    }
    patch.setattr(mata, "taken", many.__getitem__)
    for name in ("_roughness_figure", "_effort_figure"):
        patch.setattr(mata, name, drawn)
    patch.setattr(mata, "_smoothness_table", lambda *of: mata.Table("not made", ("",), ()))


def wrong_recursion(patch: Patch) -> None:
    """Half of the velocities in Newton-Euler: M and G stay, C does not."""
    right = turney.newton_euler.inverse_dynamics
    turney.terms.cache_clear()
    patch.setitem(turney.STROBED, "newton-euler", lambda tree, q, qd, qdd: right(tree, q, qd * 0.5, qdd))
    patch.setattr(turney, "ROBOTS", ("three-link",))


def wrong_recipe(patch: Patch) -> None:
    """The recipe by hand ends 1e-6 rad away."""
    right = turney.by_hand
    patch.setattr(turney, "by_hand", lambda *given: right(*given) + 1e-6)


def wrong_scheme(patch: Patch) -> None:
    """The momentum scheme ends 1e-4 away from where it should."""
    right = celentano.run

    def spoilt(name: str, integrator: str, steps: int = 0) -> Any:
        done = right(name, integrator, steps)
        return replace(done, q=done.q + 1e-4) if integrator == "momentum" else done

    patch.setattr(celentano, "run", spoilt)


def wrong_gradient(patch: Patch) -> None:
    """dT/dq by points a hundredth too large."""
    right = celentano.kinetic_gradient
    for cached in (celentano.states, celentano.robot_error):
        cached.cache_clear()
    patch.setattr(celentano, "kinetic_gradient", lambda *x, **how: right(*x, **how) * (1.01 if how else 1.0))


def wrong_flops(patch: Patch) -> None:
    """Nothing saved by the momentum form, and a scheme that grows as articulated bodies should."""
    patch.setattr(celentano.counts, "saved_flops", lambda n: (1000, 1))
    patch.setattr(celentano.counts, "planar_flops", lambda n: (1000, 10 * n, 10 * n))
    patch.setattr(celentano.counts, "spatial_flops", lambda n: (10 * n, 9 * n**3, 9 * n**3))
    patch.setattr(celentano, "TIMED", (2, 3))


def wrong_closed_forms(patch: Patch) -> None:
    """Closed forms under twice the gravity."""
    right = celentano.planar_rates_graph
    patch.setattr(celentano, "planar_rates_graph", lambda robot, **how: right(robot.with_gravity(2.0 * robot.gravity), **how))


def wrong_stiffness(patch: Patch) -> None:
    """A bar that is a hundredth too stiff."""
    patch.setattr(celentano_flexible, "STIFFNESS", celentano_flexible.STIFFNESS * 1.01)


def wrong_springs(patch: Patch) -> None:
    """Elastic joints a thousandth too stiff."""
    right = celentano_flexible.flexible
    patch.setattr(
        celentano_flexible,
        "flexible",
        lambda robot, beams, nu: right(robot, {k: replace(b, EI=b.EI * 1.001) for k, b in beams.items()}, nu),
    )


def wrong_link_matrices(patch: Patch) -> None:
    """M_i of every link a thousandth too large."""
    right = laus.screw.link_mass_matrix
    patch.setattr(laus.screw, "link_mass_matrix", lambda *of: right(*of) * 1.001)


def wrong_payload(patch: Patch) -> None:
    """A payload that sits a thousandth too far out."""
    right = laus.with_payload
    patch.setattr(laus, "with_payload", lambda arm: right(arm).with_parameters({"l3": 1.001 * symbol("l3")}))


def wrong_books(patch: Patch) -> None:
    """Work a thousandth too large."""
    motion = laus.carried()
    patch.setattr(laus, "carried", lambda: replace(motion, work=1.001 * motion.work))


def wrong_rotor(patch: Patch) -> None:
    """M with a rotor a thousandth too large."""
    right = laus.screw_matrix
    patch.setattr(laus, "screw_matrix", lambda of, motors: right(of, motors) * (1.001 if motors else 1.0))


def wrong_screws(patch: Patch) -> None:
    """Pitches twice the radii of gyration."""
    right = laus._pattern
    patch.setattr(laus, "_pattern", lambda *radii: right(*(2.0 * r for r in radii)))


def wrong_frames(patch: Patch) -> None:
    """Frames turned by nothing, but moved."""
    right = laus.kinematics.pose
    patch.setattr(laus.kinematics, "pose", lambda *of: right(*of) + 1.0)


def wrong_spherical_links(patch: Patch) -> None:
    right = celentano.spherical.link_inertia
    patch.setattr(celentano.spherical, "link_inertia", lambda *of: right(*of) * 1.001)


def wrong_mechanisms(patch: Patch) -> None:
    """A crank, and a base, that are heavier."""
    right, arm = saha_mechanisms.load, saha_mechanisms.floating_arm()
    for name in ("driven_motion", "floating_motion"):
        patch.setattr(saha_mechanisms, name, getattr(saha_mechanisms, name).__wrapped__)
    patch.setattr(saha_mechanisms, "load", lambda name: right(name).with_parameters({"crank.mass": 1.51}))
    patch.setattr(saha_mechanisms, "floating_arm", lambda: arm.with_parameters({"base.mass": 510.0}))


#: plant -> page -> words that it has, and that must be gone
PLANTS: dict[Callable[[Patch], None], dict[str, str]] = {
    wrong_formulas: {"saha-9.3": "Every entry is the book's", "saha-ex-9.11": "Every printed entry of I, C and tau^g is exactly"},
    wrong_masses: {
        "saha-9.1": "I, C and tau_1 are the book's",
        "saha-ex-9.6": "The two are the same",
        "saha-ex-9.8": "ours is the T of the printed",
        "saha-ex-9.9": "The two are the same",
    },
    wrong_wrench: {"saha-9.2": "The printed output of tau lacks the mass", "saha-ex-9.7": "All three are what the book prints"},
    wrong_torques: {
        "saha-9.4": "Its digits are met",
        "saha-9.5": "which is rounding in double precision",
        "saha-9.6": "which is rounding in double precision",
        "saha-9.7": "ours meets it to print rounding",
        "saha-ex-9.14": "methods agree to",
        "saha-ex-9.15": "which is rounding",
        "saha-redysim-kr5": "Ours by DeNOC are the same numbers",
    },
    wrong_fall: {
        "saha-9.8": "Their digits are met",
        "saha-9.9": "So it is here",
        "saha-9.10": "it falls as the book's",
        "saha-redysim-two-link": "Nine digits of an independent computation",
    },
    wrong_integration: {"saha-ex-9.12": "the motion is that of Example 9.8"},
    no_contacts: {"saha-9.11": "So it is here", "saha-fig-9.20": "So it is here"},
    wrong_factors: {"saha-ex-9.10": "is exactly the inertia matrix"},
    wrong_counts: {
        "saha-table-9.1": "It needs fewer operations than either",
        "saha-table-9.6": "lies below Saha (2003)",
        "mata-table-1": "in our count as in the paper",
        "mata-table-2": "the terms in n^2 are the paper's",
        "mata-table-3": "The total is the sum of the parts",
        "mata-table-4": "composite bodies need fewest",
        "turney-table-1": "Modified Newton-Euler needs less",
        "turney-table-2": "For n = 6 every term needs less",
        "turney-table-3": "none more anywhere else",
        "turney-table-4": "as much as the paper's, corrected, or less",
        "turney-table-5": "which costs 10n products",
    },
    wrong_curve: {"saha-crossovers": "Our algorithm of order n^3 needs fewer", "saha-ex-9.5": "later, since our algorithm"},
    wrong_precision: {"mata-table-5": "articulated bodies lose less than"},
    wrong_line: {"mata-table-6": "Theirs have the size of ours", "mata-table-7": "All methods give the same motion"},
    wrong_torques_of_the_line: {"mata-fig-4": "gives the planned accelerations back"},
    wrong_evaluations: {"mata-smoothness": "In single precision the claim is right"},
    wrong_recursion: {"turney-equivalence": "All entries are equal"},
    wrong_terms: {"turney-insignificant": "Lagrange's can all be left out"},
    wrong_recipe: {"turney-rk4": "which is rounding"},
    wrong_mechanisms: {
        "saha-redysim-four-bar": "Their digits are met",
        "saha-redysim-floating": "the base ends where another computation has it",
    },
    wrong_spherical_links: {"celentano-theorems-6-12": "Corrected, all of them are met"},
    wrong_scheme: {"celentano-theorem-1": "the scheme has order four"},
    wrong_gradient: {"celentano-lemma-1": "keeps to them"},
    wrong_flops: {
        "celentano-fig-2": "As the remark says, it is not negligible",
        "celentano-fig-9": "that is so for up to",
        "celentano-table-1": "What grows how is as in the paper",
    },
    wrong_closed_forms: {"celentano-remark-5": "equals F by"},
    wrong_springs: {"celentano-flexible": "The elastic energy is (67)"},
    wrong_stiffness: {"celentano-5.2": "All fifteen printed frequencies are met"},
    wrong_link_matrices: {
        "laus-3.1": "Every entry of (37)",
        "laus-3.2": "Every other entry",
        "laus-fig-1": "are met to their digits",
    },
    wrong_payload: {"laus-attached": "are those of (62)-(64)"},
    wrong_books: {"laus-grab": "are what the energy gains"},
    wrong_rotor: {"laus-rotor": "It adds J, G J"},
    wrong_screws: {"laus-screws": "exactly."},
    wrong_frames: {"laus-table-1": "Every frame is the paper's"},
}
CASES = [(plant, key, words) for plant, pages in PLANTS.items() for key, words in pages.items()]


def drawn(*given: Any, **how: Any) -> figure.Figure:
    """A figure of nothing."""
    return figure.Figure('<svg viewBox="0 0 1 1"></svg>', "Nothing: not drawn.")


def test_every_page_has_its_plant():
    keys = [key for _, key, _ in CASES]
    assert sorted(keys) == sorted(items())


@pytest.mark.parametrize(("plant", "key", "words"), CASES, ids=[f"{plant.__name__}-{key}" for plant, key, _ in CASES])
def test_a_page_with_a_planted_error_says_so(plant, key, words, monkeypatch):
    monkeypatch.setattr(figure, "svg_text", lambda canvas: '<svg viewBox="0 0 1 1"></svg>')
    for module in (saha, laus):
        monkeypatch.setattr(module, "draw", lambda *given, **how: '<svg viewBox="0 0 1 1"></svg>')
    for module in (mata, celentano):
        monkeypatch.setattr(module, "ROUNDS", 1)
    with monkeypatch.context() as patch:
        plant(patch)
        made = items()[key]()
    fallen = [finding for finding in made.findings if not finding.holds]
    assert made.verdict == DIFFERS and fallen
    text = read(made)
    assert words not in text, text
    assert all(str(finding) in text and finding.words not in text for finding in fallen)


def read(made: PaperItem) -> str:
    """The words of the page."""
    reader = Reader()
    reader.feed(re.sub(r"<math alttext='([^']*)'>.*?</math>", r"\1", item_page(made)))
    return reader.text


@pytest.fixture(autouse=True, scope="module")
def nothing_planted_is_kept():
    """Whatever pages keep between calls is dropped, for the tests that come after."""
    yield
    for cached in (saha.three_link, saha.three_link_fall, saha.kuka_fall, turney.terms, celentano.states, celentano.robot_error):
        cached.cache_clear()
