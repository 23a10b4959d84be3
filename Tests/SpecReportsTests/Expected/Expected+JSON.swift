extension Expected {
  static let json = jsonClaims + jsonDocuments

  private static let jsonClaims = ##"""
    {
      "claims" : [
        {
          "canonical" : "Kiln -fire: every call is on the main thread",
          "caughtBy" : [
            "fire-off-main"
          ],
          "column" : 1,
          "condition" : null,
          "doc" : "Guide/kilns.md",
          "endColumn" : 35,
          "endLine" : 7,
          "example" : null,
          "exercised" : 27,
          "exercisedIn" : 6,
          "id" : "Kiln.fire/thread-main",
          "kind" : "thread",
          "line" : 7,
          "modality" : "fact",
          "obligor" : "framework",
          "polarity" : true,
          "properties" : [
            "always fire on main"
          ],
          "reason" : null,
          "seen" : {
            "explanation" : "#142 Kiln 7: fire entered on worker 2",
            "source" : "two-kilns",
            "timeline" : [
              "main      ··load(7)··········",
              "worker 2  ···········fire(7)✘"
            ]
          },
          "sentence" : "It always runs on the main thread.",
          "subject" : "-fire",
          "verdict" : "violated",
          "violations" : 2,
          "warning" : false,
          "witness" : [
            {
              "attrs" : {
                "clay" : "red",
                "load" : 3,
                "loaded" : true
              },
              "call" : "fire()",
              "declaring" : "Kiln",
              "instance" : 7,
              "phase" : "enter",
              "role" : "worker",
              "seq" : 142,
              "thread" : 2,
              "type" : "BigKiln"
            }
          ]
        },
        {
          "canonical" : "Kiln -fire: called exactly once",
          "caughtBy" : [
            "fires-twice",
            "never-fires"
          ],
          "column" : 36,
          "condition" : null,
          "doc" : "Guide/kilns.md",
          "endColumn" : 75,
          "endLine" : 7,
          "example" : {
            "explanation" : "Kiln 1: fire entered once",
            "source" : "one-load",
            "timeline" : [
              "main  ··load(1)··fire(1)··"
            ]
          },
          "exercised" : 1,
          "exercisedIn" : 1,
          "id" : "Kiln.fire/once",
          "kind" : "multiplicity",
          "line" : 7,
          "modality" : "fact",
          "obligor" : "framework",
          "polarity" : true,
          "properties" : [
            "fire once per load"
          ],
          "reason" : null,
          "seen" : null,
          "sentence" : "It is called once for each `Kiln.load`.",
          "subject" : "-fire",
          "verdict" : "conforms",
          "violations" : 0,
          "warning" : false,
          "witness" : [

          ]
        },
        {
          "canonical" : "Kiln -fire: must not access the door within -fire",
          "caughtBy" : [

          ],
          "column" : 3,
          "condition" : null,
          "doc" : "Guide/kilns.md",
          "endColumn" : 38,
          "endLine" : 9,
          "example" : null,
          "exercised" : 0,
          "exercisedIn" : 0,
          "id" : "Kiln.fire/never-open-door",
          "kind" : "prohibition",
          "line" : 9,
          "modality" : "must",
          "obligor" : "subclass",
          "polarity" : true,
          "properties" : [
            "no door during fire"
          ],
          "reason" : "the trace is cut off",
          "seen" : null,
          "sentence" : "Never open the door within `-fire`.",
          "subject" : "-fire",
          "verdict" : "inconclusive",
          "violations" : 0,
          "warning" : false,
          "witness" : [

          ]
        },
        {
          "canonical" : "the kiln cools: before -unload",
          "caughtBy" : null,
          "column" : 3,
          "condition" : null,
          "doc" : "Guide/kilns.md",
          "endColumn" : 41,
          "endLine" : 11,
          "example" : null,
          "exercised" : 3,
          "exercisedIn" : 2,
          "id" : "kiln/before-unload",
          "kind" : "order",
          "line" : 11,
          "modality" : "should",
          "obligor" : "subclass",
          "polarity" : true,
          "properties" : [
            "cooled before unload"
          ],
          "reason" : null,
          "seen" : {
            "explanation" : "Kiln 1: unload entered, and cool was not",
            "source" : "one-load",
            "timeline" : [
              "main  ··fire(1)··unload(1)✘"
            ]
          },
          "sentence" : "The kiln should cool before `-unload`.",
          "subject" : "-fire",
          "verdict" : "violated",
          "violations" : 1,
          "warning" : true,
          "witness" : [

          ]
        },
        {
          "canonical" : "Kiln -fire: afterwards: the clay is hard",
          "caughtBy" : [

          ],
          "column" : 3,
          "condition" : null,
          "doc" : "Guide/kilns.md",
          "endColumn" : 34,
          "endLine" : 13,
          "example" : null,
          "exercised" : 4,
          "exercisedIn" : 1,
          "id" : "Kiln.fire/makes-hard",
          "kind" : "effect",
          "line" : 13,
          "modality" : "fact",
          "obligor" : "framework",
          "polarity" : true,
          "properties" : [
            "hard after fire"
          ],
          "reason" : null,
          "seen" : null,
          "sentence" : "After `-fire` the clay is hard.",
          "subject" : "-fire",
          "verdict" : "conforms",
          "violations" : 0,
          "warning" : false,
          "witness" : [

          ]
        },
        {
          "canonical" : "a kiln: must not access it while it glows",
          "caughtBy" : null,
          "column" : 4,
          "condition" : "while it glows",
          "doc" : "Guide/kilns.md",
          "endColumn" : 42,
          "endLine" : 16,
          "example" : null,
          "exercised" : 0,
          "exercisedIn" : 0,
          "id" : "kiln/never-moved",
          "kind" : "prohibition",
          "line" : 16,
          "modality" : "must",
          "obligor" : "framework",
          "polarity" : true,
          "properties" : [

          ],
          "reason" : "unknown: glows",
          "seen" : null,
          "sentence" : "It must never be moved while it glows.",
          "subject" : "-fire",
          "verdict" : "notChecked",
          "violations" : 0,
          "warning" : false,
          "witness" : [

          ]
        },
        {
          "canonical" : "-vent: every call is on a background thread",
          "caughtBy" : [

          ],
          "column" : 13,
          "condition" : null,
          "doc" : "Guide/kilns.md",
          "endColumn" : 28,
          "endLine" : 24,
          "example" : null,
          "exercised" : 0,
          "exercisedIn" : 0,
          "id" : "Kiln.vent/thread-background",
          "kind" : "thread",
          "line" : 24,
          "modality" : "fact",
          "obligor" : "framework",
          "polarity" : true,
          "properties" : [
            "always vent off main"
          ],
          "reason" : "-vent was never called",
          "seen" : null,
          "sentence" : "a worker thread",
          "subject" : "-fire",
          "verdict" : "notExercised",
          "violations" : 0,
          "warning" : false,
          "witness" : [

          ]
        }
      ],

    """##
}
