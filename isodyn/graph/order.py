"""Choose the order in which a kernel computes the nodes of a graph; it affects time, not results.

scheduled    the formulation's order or depth-first, whichever needs fewer loads and stores
overlapped   another order if the processor would wait for chains of dependent operations

Orders are compared by a model: loads and stores (register_traffic) and cycles of a simple processor (cycles).
"""

from __future__ import annotations

from heapq import heappop, heappush

from isodyn.graph.graph import Graph
from isodyn.graph.ops import ADD, CONST, COS, DIV, FMA, FMS, FNMA, INPUT, MUL, NEG, SIN, SUB


def scheduled(graph: Graph) -> Graph:
    """Return the graph in the order with fewer loads and stores: the formulation's, or depth-first from each result.

    A recursion over joints is already local, so its order usually wins; derivatives and other generated graphs are better
    depth-first.
    """
    if len(graph) > _TOO_LONG_TO_COMPARE:
        return graph
    return min((graph, _depth_first(graph)), key=register_traffic)


_TOO_LONG_TO_COMPARE = 20_000
_REGISTERS = 28  # AVX-512 and NEON have 32, some of which hold constants


def _depth_first(graph: Graph) -> Graph:
    """Order nodes depth-first: values are made close to their use, the longer branch first."""
    order: list[int] = []
    done = [False] * len(graph)
    height = heights(graph)
    for root in graph.results:
        stack = [(root, False)]
        while stack:
            i, ready = stack.pop()
            if done[i]:
                continue
            if ready:
                done[i] = True
                order.append(i)
                continue
            stack.append((i, True))
            stack.extend((a, False) for a in sorted(graph.args[i], key=height.__getitem__) if not done[a])
    return graph.ordered(order)


def register_traffic(graph: Graph) -> int:
    """Count loads and stores of this order if the value with the furthest next use is evicted first (Belady)."""
    users = _users(graph)
    used = [0] * len(graph)
    held: dict[int, int] = {}  # value -> its next use
    stored: set[int] = set()
    loads = 0
    for i, args in enumerate(graph.args):
        if graph.ops[i] in (CONST, INPUT):
            continue
        for a in set(args):
            if graph.ops[a] == CONST:
                continue
            loads += a not in held
            used[a] += 1
            if used[a] < len(users[a]):
                held[a] = users[a][used[a]]
            else:
                held.pop(a, None)
        if users[i]:
            held[i] = users[i][0]
        if len(held) > _REGISTERS:
            out = max(held, key=held.__getitem__)
            del held[out]
            if graph.ops[out] != INPUT:
                stored.add(out)
    return loads + len(stored)


def heights(graph: Graph) -> list[int]:
    """Return the longest path from a leaf to each node."""
    height = [0] * len(graph)
    for i, args in enumerate(graph.args):
        if args:
            height[i] = 1 + max(map(height.__getitem__, args))
    return height


def overlapped(graph: Graph) -> Graph:
    """Interleave chains of dependent operations if waiting for them costs more than additional loads and stores.

    A processor looks some hundred operations ahead for work.  The pivots of articulated bodies form one long chain; velocities,
    which need no pivot, are done long before.  This order moves independent work next to the chain.  Both orders are compared by
    cycles of a simple processor, and by loads and stores.
    """
    if not _LONG_CHAINS <= len(graph) <= _TOO_LONG_TO_COMPARE:
        return graph
    return min((graph, longest_chain_first(graph)), key=lambda g: cycles(g) + _TRAFFIC * register_traffic(g))


_LONG_CHAINS = 500  # smaller graphs [operations] fit almost entirely into the processor's window
_AHEAD = 200  # window of the processor [operations], and distance by which operations are moved
_TRAFFIC = 0.2  # cycles per load or store that overlap with other work does not hide
_LATENCY = {CONST: 0, INPUT: 0, ADD: 3, SUB: 3, MUL: 3, FMA: 4, FMS: 4, FNMA: 4, DIV: 13, SIN: 60, COS: 60}  # cycles
_SUMS = {ADD, SUB, NEG}  # these use a separate unit; products and all other operations share one
_PRODUCTS_OF_A_SINE = 25  # products in a sine and its cosine together


def _cost(op: int) -> int:
    """Return the cycles for which an operation keeps its unit busy."""
    return _PRODUCTS_OF_A_SINE if op == SIN else 1


def longest_chain_first(graph: Graph) -> Graph:
    """List scheduling: a processor with two units takes the ready operations that start the longest chains."""
    users, ops = _users(graph), graph.ops
    chain = [_LATENCY.get(op, 1) for op in ops]
    for i in reversed(range(len(graph))):
        chain[i] += max(map(chain.__getitem__, users[i]), default=0)
    leaf = [op in (CONST, INPUT) for op in ops]
    missing = [sum(not leaf[a] for a in set(args)) for args in graph.args]
    order, done = [i for i in range(len(graph)) if leaf[i]], leaf.copy()
    far = [i for i in range(len(graph)) if not leaf[i] and not missing[i]]  # ready, but possibly outside the window: a heap
    soon: list[tuple[int, int]] = []  # inside the window, by the time when their arguments are ready: a heap
    now: tuple[list[tuple[int, int]], ...] = ([], [])  # per unit: operations that can start, longest chains first: heaps
    free, there = [0, 0], [0] * len(graph)
    first = time = 0
    while len(order) < len(graph):
        while first < len(graph) and done[first]:
            first += 1
        while far and far[0] <= first + _AHEAD:
            i = heappop(far)
            heappush(soon, (there[i], i))
        while soon and soon[0][0] <= time:
            i = heappop(soon)[1]
            heappush(now[ops[i] in _SUMS], (-chain[i], i))
        for unit, waiting in enumerate(now):
            if not waiting or free[unit] > time:
                continue
            i = heappop(waiting)[1]
            order.append(i)
            done[i], free[unit] = True, time + _cost(ops[i])
            for user in users[i]:
                missing[user] -= 1
                there[user] = max(there[user], time + _LATENCY.get(ops[i], 1))
                if not missing[user]:
                    heappush(far, user)
        time += 1
    return graph.ordered(order)


def cycles(graph: Graph) -> int:
    """Count cycles of a processor with this window that starts one product and one sum per cycle."""
    end, ended = [0] * len(graph), list[int]()
    busy: tuple[set[int], set[int]] = set(), set()
    for i, (op, args) in enumerate(zip(graph.ops, graph.args, strict=True)):
        if op in (CONST, INPUT):
            continue
        start = max((end[a] for a in args), default=0)
        if len(ended) >= _AHEAD:
            start = max(start, ended[-_AHEAD])
        for k in range(_cost(op)):
            at = start + k
            while at in busy[op in _SUMS]:
                at += 1
            busy[op in _SUMS].add(at)
            start = at if k == 0 else start
        end[i] = start + _LATENCY.get(op, 1)
        ended.append(max(end[i], ended[-1] if ended else 0))
    return ended[-1] if ended else 0


def _users(graph: Graph) -> list[list[int]]:
    """Return the nodes that use each node, in order."""
    users: list[list[int]] = [[] for _ in graph.ops]
    for i, args in enumerate(graph.args):
        for a in set(args):
            users[a].append(i)
    return users
