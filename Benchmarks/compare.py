#!/usr/bin/env python3
"""Compares the layout of stacks with another flexbox engine on the same trees, in one run.

usage: compare.py STACK-TREES

STACK-TREES is the program of that name, built for release. Needs the package stretchable (a Rust engine) from PyPI. Prints, for each tree,
the layouts a second of processor time of both and their ratios: above 1 this project is faster. Every layout is for another width than the
one before, so that neither engine can use the last one again as it is.

"engine" is the Rust code alone, without the results being handed to Python; "ratio" is with that, every leaf being marked as changed before
each layout (which is not counted), since a spec is new for each measuring, too. "kept" is the ratio where the engine may use what it still
knows of the nodes that have the same size at either width.
"""
import subprocess
import sys
import time

from stretchable import Node
from stretchable.style import AlignItems, FlexDirection, PCT, PT

# Children a stack, and sizes of trees. Two children make deep trees: there an engine that measures anew at every level is lost.
TREES = {10: (10, 100, 1000, 10000), 2: (100, 1000, 10000)}


def shares(count, fan_out):
    children = min(fan_out, count)
    return [count // children + (1 if n < count % children else 0) for n in range(children)]


def stack(count, fan_out, vertical, **style):
    children = []
    for index, share in enumerate(shares(count, fan_out)):
        grow = 1.0 if index % 2 == 0 else 0.0
        if share == 1:
            children.append(Node(min_size=(10 * PT, 10 * PT), flex_grow=grow, flex_shrink=0))
        else:
            children.append(stack(share - 1, fan_out, not vertical, flex_grow=grow, flex_shrink=0))
    node = Node(
        flex_direction=FlexDirection.COLUMN if vertical else FlexDirection.ROW,
        gap=1 * PT, align_items=AlignItems.STRETCH, **style)
    node.add(*children)
    return node


def leaves(node):
    children = list(node)
    return [leaf for child in children for leaf in leaves(child)] if children else [node]


def layouts_per_second(count, fan_out, engine_only=True, anew=True, seconds=0.3):
    root = stack(count, fan_out, True, size=(100 * PCT, 100 * PCT))
    root.compute_layout((1000, 1000))
    if engine_only:
        Node._update_layout = lambda self: None
    changed = leaves(root) if anew else []
    done, spent = 0, 0.0
    while spent < seconds:
        for leaf in changed:
            leaf.mark_dirty()
        start = time.process_time()
        root.compute_layout((1000 + done % 2, 1000))
        spent += time.process_time() - start
        done += 1
    return done / spent


def main():
    print(f"{'fan-out':>7} {'nodes':>6} {'ours/s':>12} {'stretchable/s':>14} {'engine/s':>12} {'ratio':>7} {'kept':>7}")
    whole = {(f, n): layouts_per_second(n, f, engine_only=False) for f in TREES for n in TREES[f]}
    for fan_out, counts in TREES.items():
        for count in counts:
            line = subprocess.check_output([sys.argv[1], str(fan_out), str(count)], text=True)
            mine = float(line.split()[1])
            engine = layouts_per_second(count, fan_out)
            keeping = layouts_per_second(count, fan_out, anew=False)
            line = f"{fan_out:>7} {count:>6} {mine:12.1f} {whole[fan_out, count]:14.1f} {engine:12.1f}"
            print(f"{line} {mine / engine:7.2f} {mine / keeping:7.2f}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main()
