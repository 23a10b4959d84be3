extension Expected {
  static let text = ##"""
    Guide/kilns.md   7 claims: 2 conform, 1 violated, 1 warning, 1 inconclusive, 1 not exercised, 1 not checked · 2 advice · 1 not understood

    ✘ Guide/kilns.md:7:1   Kiln.fire/thread-main   (guarantee)
        "It always runs on the main thread."
        read as        Kiln -fire: every call is on the main thread
        seen           #142 Kiln 7: fire entered on worker 2
                       main      ··load(7)··········
                       worker 2  ···········fire(7)✘
                       in two-kilns; 2 violations in all
        proved by      27 conforming calls in 6 scenarios; catches fire-off-main

    … Guide/kilns.md:9:3   Kiln.fire/never-open-door   (obligation, must)
        "Never open the door within `-fire`."
        read as        Kiln -fire: must not access the door within -fire
        inconclusive   the trace is cut off
        proved by      no conforming call; catches no deviation

    ⚠ Guide/kilns.md:11:3   kiln/before-unload   (obligation, should)
        "The kiln should cool before `-unload`."
        read as        the kiln cools: before -unload
        seen           Kiln 1: unload entered, and cool was not
                       main  ··fire(1)··unload(1)✘
                       in one-load
        proved by      3 conforming calls in 2 scenarios; deviations not run

    ? Guide/kilns.md:16:4   kiln/never-moved   (guarantee, must)
        "It must never be moved while it glows."
        read as        a kiln: must not access it while it glows
        not checked    unknown: glows

    ○ Guide/kilns.md:24:13   Kiln.vent/thread-background   (guarantee)
        "a worker thread"
        read as        -vent: every call is on a background thread
        not exercised  -vent was never called
        proved by      no conforming call; catches no deviation

    ¿ not understood: 1 sentence that may promise something
        Guide/kilns.md:28:23   "That it smokes is always bad."   (always)

    """##
}
