#!/usr/bin/env python3
"""Compares the layout of stacks with another flexbox engine on the same trees, in one run.

usage: compare.py STACK-TREES [NODES...]

STACK-TREES is the program of that name, built for release. Needs the package stretchable (a Rust engine) from PyPI. Prints, for each tree,
the layouts a second of both and their ratio: above 1 this project is faster. Every layout is for another width than the one before, so that
neither engine can use the last one again. "engine" is the Rust code alone, without the results being handed to Python; the ratio is with that.
"""
import subprocess
import sys
import time

from stretchable import Node
from stretchable.style import AlignItems, FlexDirection, PCT, PT

FAN_OUT = 10


def shares(count):
    children = min(FAN_OUT, count)
    return [count // children + (1 if n < count % children else 0) for n in range(children)]


def stack(count, vertical, **style):
    children = []
    for index, share in enumerate(shares(count)):
        grow = 1.0 if index % 2 == 0 else 0.0
        if share == 1:
            children.append(Node(min_size=(10 * PT, 10 * PT), flex_grow=grow, flex_shrink=0))
        else:
            children.append(stack(share - 1, not vertical, flex_grow=grow, flex_shrink=0))
    node = Node(
        flex_direction=FlexDirection.COLUMN if vertical else FlexDirection.ROW,
        gap=1 * PT, align_items=AlignItems.STRETCH, **style)
    node.add(*children)
    return node


def layouts_per_second(count, engine_only, seconds=1.0):
    root = stack(count, True, size=(100 * PCT, 100 * PCT))
    root.compute_layout((1000, 1000))
    if engine_only:
        Node._update_layout = lambda self: None
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        root.compute_layout((1000 + done % 2, 1000))
        done += 1
    return done / (time.perf_counter() - start)


def main():
    program, counts = sys.argv[1], sys.argv[2:] or ["10", "100", "1000", "10000"]
    ours = dict(line.split() for line in subprocess.check_output([program] + counts, text=True).splitlines())
    whole = {count: layouts_per_second(int(count), engine_only=False) for count in counts}
    engine = {count: layouts_per_second(int(count), engine_only=True) for count in counts}
    print(f"{'nodes':>6} {'ours/s':>12} {'stretchable/s':>14} {'engine/s':>12} {'ratio':>7}")
    for count in counts:
        mine = float(ours[count])
        print(f"{count:>6} {mine:12.1f} {whole[count]:14.1f} {engine[count]:12.1f} {mine / engine[count]:7.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main()
