extension Expected {
  /// The second half of the JSON report.
  static let jsonDocuments = ##"""
      "documents" : [
        {
          "ledger" : [
            {
              "class" : "definition",
              "column" : 1,
              "endColumn" : 36,
              "endLine" : 3,
              "line" : 3,
              "sentence" : "A kiln is a node that fires clay."
            },
            {
              "class" : "advice",
              "column" : 37,
              "endColumn" : 102,
              "endLine" : 3,
              "line" : 3,
              "sentence" : "See the handbook before you buy one."
            },
            {
              "claims" : [
                "Kiln.fire/thread-main"
              ],
              "class" : "claims",
              "column" : 1,
              "endColumn" : 35,
              "endLine" : 7,
              "line" : 7,
              "sentence" : "It always runs on the main thread."
            },
            {
              "claims" : [
                "Kiln.fire/once"
              ],
              "class" : "claims",
              "column" : 36,
              "endColumn" : 75,
              "endLine" : 7,
              "line" : 7,
              "sentence" : "It is called once for each `Kiln.load`."
            },
            {
              "class" : "advice",
              "column" : 76,
              "endColumn" : 108,
              "endLine" : 7,
              "line" : 7,
              "sentence" : "Prefer small loads. | is a pipe."
            },
            {
              "claims" : [
                "Kiln.fire/never-open-door"
              ],
              "class" : "claims",
              "column" : 3,
              "endColumn" : 38,
              "endLine" : 9,
              "line" : 9,
              "sentence" : "Never open the door within `-fire`."
            },
            {
              "claims" : [
                "kiln/before-unload"
              ],
              "class" : "claims",
              "column" : 3,
              "endColumn" : 41,
              "endLine" : 11,
              "line" : 11,
              "sentence" : "The kiln should cool before `-unload`."
            },
            {
              "class" : "permission",
              "column" : 5,
              "endColumn" : 24,
              "endLine" : 12,
              "line" : 12,
              "sentence" : "You may look at it."
            },
            {
              "claims" : [
                "Kiln.fire/makes-hard"
              ],
              "class" : "claims",
              "column" : 3,
              "endColumn" : 34,
              "endLine" : 13,
              "line" : 13,
              "sentence" : "After `-fire` the clay is hard."
            },
            {
              "class" : "example",
              "column" : 4,
              "endColumn" : 12,
              "endLine" : 15,
              "line" : 15,
              "sentence" : "Load it."
            },
            {
              "claims" : [
                "kiln/never-moved"
              ],
              "class" : "claims",
              "column" : 4,
              "endColumn" : 42,
              "endLine" : 16,
              "line" : 16,
              "sentence" : "It must never be moved while it glows."
            },
            {
              "class" : "explanation",
              "column" : 3,
              "endColumn" : 10,
              "endLine" : 24,
              "line" : 24,
              "sentence" : "`-vent`"
            },
            {
              "claims" : [
                "Kiln.vent/thread-background"
              ],
              "class" : "claims",
              "column" : 13,
              "endColumn" : 28,
              "endLine" : 24,
              "line" : 24,
              "sentence" : "a worker thread"
            },
            {
              "class" : "explanation",
              "column" : 1,
              "endColumn" : 22,
              "endLine" : 28,
              "line" : 28,
              "sentence" : "It is called at dawn."
            },
            {
              "class" : "notUnderstood",
              "column" : 23,
              "endColumn" : 52,
              "endLine" : 28,
              "line" : 28,
              "note" : "always",
              "sentence" : "That it smokes is always bad."
            }
          ],
          "name" : "Guide/kilns.md",
          "totals" : {
            "advice" : 2,
            "claims" : 7,
            "conform" : 2,
            "definition" : 1,
            "example" : 1,
            "explanation" : 2,
            "inconclusive" : 1,
            "notChecked" : 1,
            "notExercised" : 1,
            "notUnderstood" : 1,
            "permission" : 1,
            "sentences" : 15,
            "violated" : 1,
            "warnings" : 1
          }
        }
      ],
      "totals" : {
        "advice" : 2,
        "claims" : 7,
        "conform" : 2,
        "definition" : 1,
        "example" : 1,
        "explanation" : 2,
        "inconclusive" : 1,
        "notChecked" : 1,
        "notExercised" : 1,
        "notUnderstood" : 1,
        "permission" : 1,
        "sentences" : 15,
        "violated" : 1,
        "warnings" : 1
      },
      "version" : 1
    }

    """##
}
