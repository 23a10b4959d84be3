import Testing

/// Orders on paper, in other versions and in somebody's plans are no orders of calls.
@Suite struct OrderGateTests {
  @Test(
    arguments: [
      "The name is put after the equal sign.", "The size field is followed by four bytes.",
      "Looms are not supported prior to 5.12.", "The replies start before 100 ms.",
      "Options are listed after the name.",
      "- [#12](https://example.com) `weave()` should raise an error.", "You may be required to call `weave()` first.",
      "You'd have to call `weave()` again.", "We cannot use this method on every host.", "Do not add the thread if:",
      "Since you cannot call `weave()`, mark the callback as old.", "Be sure to replace `Loom` with your type.",
      "This happens when the loom starts.",
    ])
  func nothingIsReadInto(_ sentence: String) throws {
    #expect(try read("# Looms\n\n## Getting started with looms today\n\n\(sentence)\n").map(\.canonical) == [])
  }

  @Test func whereACallMustNotComeFromIsKept() throws {
    #expect(
      try read("### `-weave`\n\n`-weave` must not be called from a destructor.\n").map(\.canonical)
        == ["-weave: must not be called from a destructor"])
  }
}
