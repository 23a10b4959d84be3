extension Expected {
  static let claims = ##"""
    Guide/kilns.md   7 claims in 15 sentences · 2 advice · 1 not understood

    Guide/kilns.md:7:1   "It always runs on the main thread."
        Kiln.fire/thread-main   (guarantee)
            Kiln -fire: every call is on the main thread

    Guide/kilns.md:7:36   "It is called once for each `Kiln.load`."
        Kiln.fire/once   (guarantee)
            Kiln -fire: called exactly once

    Guide/kilns.md:9:3   "Never open the door within `-fire`."
        Kiln.fire/never-open-door   (obligation, must)
            Kiln -fire: must not access the door within -fire

    Guide/kilns.md:11:3   "The kiln should cool before `-unload`."
        kiln/before-unload   (obligation, should)
            the kiln cools: before -unload

    Guide/kilns.md:13:3   "After `-fire` the clay is hard."
        Kiln.fire/makes-hard   (guarantee)
            Kiln -fire: afterwards: the clay is hard

    Guide/kilns.md:16:4   "It must never be moved while it glows."
        kiln/never-moved   (guarantee, must)
            a kiln: must not access it while it glows

    Guide/kilns.md:24:13   "a worker thread"
        Kiln.vent/thread-background   (guarantee)
            -vent: every call is on a background thread

    """##
}
