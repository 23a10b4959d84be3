extension Expected {
  static let markdown = ##"""
    <!-- Generated from Guide/kilns.md by `spec-check report`. Do not edit. -->

    # Report on Guide/kilns.md

    7 claims: 2 conform, 1 violated, 1 warning, 1 inconclusive, 1 not exercised, 1 not checked · 2 advice · 1 not understood

    | claims | ✔ conforms | ? not checked | ○ not exercised | … inconclusive | ⚠ warning | ✘ violated |
    |---:|---:|---:|---:|---:|---:|---:|
    | 7 | 2 | 1 | 1 | 1 | 1 | 1 |

    ## `-fire`

    > It always runs on the main thread. — [line 7](../kilns.md#L7)

    - ✘ **violated** `Kiln.fire/thread-main` (guarantee)
      - read as: Kiln -fire: every call is on the main thread
      - property: `always fire on main`
      - evidence: 27 conforming calls in 6 scenarios
      - catches: `fire-off-main`
      - seen: \#142 Kiln 7: fire entered on worker 2 (in two-kilns; 2 violations in all)

        ```text
        main      ··load(7)··········
        worker 2  ···········fire(7)✘
        ```

    > It is called once for each `Kiln.load`. — [line 7](../kilns.md#L7)

    - ✔ **conforms** `Kiln.fire/once` (guarantee)
      - read as: Kiln -fire: called exactly once
      - property: `fire once per load`
      - evidence: 1 conforming call in 1 scenario
      - catches: `fires-twice`, `never-fires`
      - seen: Kiln 1: fire entered once (in one-load)

        ```text
        main  ··load(1)··fire(1)··
        ```

    > Never open the door within `-fire`. — [line 9](../kilns.md#L9)

    - … **inconclusive** `Kiln.fire/never-open-door` (obligation, must)
      - read as: Kiln -fire: must not access the door within -fire
      - property: `no door during fire`
      - why: the trace is cut off
      - evidence: no conforming call
      - catches: no deviation

    > The kiln should cool before `-unload`. — [line 11](../kilns.md#L11)

    - ⚠ **warning** `kiln/before-unload` (obligation, should)
      - read as: the kiln cools: before -unload
      - property: `cooled before unload`
      - evidence: 3 conforming calls in 2 scenarios
      - catches: not known: deviations were not run
      - seen: Kiln 1: unload entered, and cool was not (in one-load)

        ```text
        main  ··fire(1)··unload(1)✘
        ```

    > After `-fire` the clay is hard. — [line 13](../kilns.md#L13)

    - ✔ **conforms** `Kiln.fire/makes-hard` (guarantee)
      - read as: Kiln -fire: afterwards: the clay is hard
      - property: `hard after fire`
      - evidence: 4 conforming calls in 1 scenario
      - catches: no deviation

    > It must never be moved while it glows. — [line 16](../kilns.md#L16)

    - ? **not checked** `kiln/never-moved` (guarantee, must)
      - read as: a kiln: must not access it while it glows
      - why: unknown: glows

    > a worker thread — [line 24](../kilns.md#L24)

    - ○ **not exercised** `Kiln.vent/thread-background` (guarantee)
      - read as: -vent: every call is on a background thread
      - property: `always vent off main`
      - why: -vent was never called
      - evidence: no conforming call
      - catches: no deviation

    ## What is not shown

    | line | verdict | claim | why |
    |---|---|---|---|
    | 9 | … inconclusive | `Kiln.fire/never-open-door` | the trace is cut off |
    | 16 | ? not checked | `kiln/never-moved` | unknown: glows |
    | 24 | ○ not exercised | `Kiln.vent/thread-background` | -vent was never called |

    ## Sentences without claims

    8 of 15 sentences.

    ### not understood (1)

    - [line 28](../kilns.md#L28): That it smokes is always bad. (always)

    ### advice (2)

    - [line 3](../kilns.md#L3): See the handbook before you buy one.
    - [line 7](../kilns.md#L7): Prefer small loads. \| is a pipe.

    ### permission (1)

    - [line 12](../kilns.md#L12): You may look at it.

    ### definition (1)

    - [line 3](../kilns.md#L3): A kiln is a node that fires clay.

    ### example (1)

    - [line 15](../kilns.md#L15): Load it.

    ### explanation (2)

    - [line 24](../kilns.md#L24): `-vent`
    - [line 28](../kilns.md#L28): It is called at dawn.

    """##
}
