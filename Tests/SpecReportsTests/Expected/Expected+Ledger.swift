extension Expected {
  static let ledger = ##"""
    Guide/kilns.md   15 sentences: 7 with claims, 1 permission, 2 advice, 1 definition, 2 explanation, 1 example, 1 not understood
    3:1      definition      A kiln is a node that fires clay.
    3:37     advice          See the handbook before you buy one.
    7:1      claims(1)       It always runs on the main thread.
                             Kiln.fire/thread-main
    7:36     claims(1)       It is called once for each `Kiln.load`.
                             Kiln.fire/once
    7:76     advice          Prefer small loads. | is a pipe.
    9:3      claims(1)       Never open the door within `-fire`.
                             Kiln.fire/never-open-door
    11:3     claims(1)       The kiln should cool before `-unload`.
                             kiln/before-unload
    12:5     permission      You may look at it.
    13:3     claims(1)       After `-fire` the clay is hard.
                             Kiln.fire/makes-hard
    15:4     example         Load it.
    16:4     claims(1)       It must never be moved while it glows.
                             kiln/never-moved
    24:3     explanation     `-vent`
    24:13    claims(1)       a worker thread
                             Kiln.vent/thread-background
    28:1     explanation     It is called at dawn.
    28:23    not understood  That it smokes is always bad.   (always)

    """##
}
