import Testing

@testable import SpecClaims

/// Where a sentence stands changes what it is about, and whether it promises at all.
@Suite struct PlaceTests {
  @Test func aRowSpeaksOfItsFirstCell() throws {
    let page = """
      | Hook | Thread | Calls super | Times | Description |
      |---|---|---|---|---|
      | `onOpen` | main | yes | once | Invoked after `onLoad`. |
      | `onClose` | any | no | at most once | |
      """
    #expect(
      try read(page).map(\.canonical) == [
        "onOpen: every call is on the main thread", "onOpen: super must be called", "onOpen: called exactly once",
        "onOpen: after onLoad", "onClose: may be called on any thread", "onClose: super need not be called",
        "onClose: called at most once",
      ])
  }

  @Test func aRowThatNamesNoMethodPromisesNothing() throws {
    #expect(try read("## `Panel`\n\n| Field | Rule |\n|---|---|\n| `seq` | Do not use it twice. |\n").isEmpty)
  }

  @Test func aLabelledItemSpeaksOfItsLabel() throws {
    #expect(
      try read("## `Panel`\n\n- `onOpen`: called on the main thread.\n- `onClose` -- called once.\n").map(\.canonical)
        == [
          "Panel onOpen: every call is on the main thread", "Panel onClose: called exactly once",
        ])
  }

  @Test(arguments: [
    "- `event`: The event which must be sent before the panel is drawn.", "- name: The name that should be used.",
  ]) func aParameterPromisesNothing(_ item: String) throws {
    #expect(try understood(item).isEmpty)
  }

  @Test func anItemMayBeTheMomentOfTheCall() throws {
    let items = "- After calling `-load`.\n- Before the panel is drawn.\n- When it is big.\n"
    for lead in ["The host calls this hook in many situations. For example:", "This hook is called:"] {
      #expect(
        try understood("\(lead)\n\n\(items)") == ["-refresh: after -load", "-refresh: before the panel is drawn"])
    }
    for lead in ["Usually this hook is called:", "Draw the rows:", "It is called in most of these situations:"] {
      #expect(try understood("\(lead)\n\n\(items)") == [])
    }
  }

  @Test func whatAHookIsNotCalledAfterIsNoDenialOfAllCalls() throws {
    #expect(try understood("This hook is not called:\n\n- after `-load`\n") == ["-refresh: never after -load"])
  }

  @Test func theItemsOfAListStandForTheWordsOfItsLead() throws {
    let page = "### `-init`\n\nNever do any of the following in this method:\n\n- create a window\n- touch the frame\n"
    #expect(
      try read(page).map(\.canonical) == [
        "-init: must not create a window within -init", "-init: must not touch the frame within -init",
      ])
  }

  @Test func aListOfMethodsIsReadItemByItem() throws {
    let page = "## `Panel`\n\nThe following methods are called on the main thread:\n\n- `-open`\n- `-close`\n"
    #expect(
      try read(page).map(\.canonical) == [
        "Panel -open: every call is on the main thread", "Panel -close: every call is on the main thread",
      ])
  }

  @Test(arguments: [
    "Note: it is called once.", "> **Warning:** It is called once.", "**Important**: It is called once.",
    "It MUST be called once.",
  ]) func anAdmonitionChangesNothing(_ sentence: String) throws {
    #expect(try understood(sentence) == ["-refresh: called exactly once"])
  }

  @Test(arguments: [
    "For example, it is called on the main thread.", "\"It is called on the main thread.\"", "E.g. it is called once.",
    "Is it called on the main thread?", "In the example above, it is called once.",
  ]) func anExampleAQuotationAndAQuestionPromiseNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
