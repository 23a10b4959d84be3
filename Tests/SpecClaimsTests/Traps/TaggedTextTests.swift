import Testing

@testable import SpecClaims

/// Tags of comments in the text, labels of what is no more, and lists whose lead denies them.
@Suite struct TaggedTextTests {
  private func canonical(_ text: String) throws -> [String] {
    try read("# Panel\n\n## `open(row)`\n\n\(text)\n").map(\.canonical)
  }

  @Test(arguments: [
    "@note Called on the main thread.", "@thread_safety Called on the main thread.",
    "\\\\note Called on the main thread.", "@remark Called on the main thread.",
    "\\\\brief Called on the main thread.", "@pre Must be called on the main thread.",
  ]) func aRemarkIsOfTheMethod(_ text: String) throws {
    #expect(try canonical(text) == ["open(row): every call is on the main thread"])
  }

  @Test(arguments: [
    ":param row: called once", ":param row: Called once. Must not block.", "@param row Called once.",
    "\\\\param[in] row Called once.", "- Parameter row: called on the main thread.", ":returns: must not be freed",
    ":type row: called once", "@return Must not be freed. Must not block.", "@todo Called on the main thread.",
    "@deprecated Called on the main thread.", "@since 2.0 Called once.", "Old behavior: called on a worker.",
    "Previously: called on a worker.", "Wrong: called on a worker.",
  ]) func whatDescribesSomethingElseIsNot(_ text: String) throws { #expect(try canonical(text).isEmpty) }

  @Test func onlyWhatStandsBehindTheTagDescribesTheParameter() throws {
    #expect(
      try canonical("Called on main.\n:param row: called once\n\nCalled once.") == [
        "open(row): every call is on the main thread", "open(row): called exactly once",
      ])
    #expect(try canonical("New behavior: called on main.") == ["open(row): every call is on the main thread"])
  }

  @Test(arguments: [
    "The `@key` directive is called once.", "`@Deprecated` methods are called once.",
    "@Test methods are called once.", "The @key directive is called once.",
  ]) func aWordOfTheSentenceIsNoTag(_ text: String) throws {
    let claims = try canonical(text)
    #expect(claims.count == 1)
    #expect(claims.allSatisfy { $0.hasSuffix("called exactly once") })
  }

  @Test func aLeadWithoutAColonDeniesItsItemsToo() throws {
    #expect(
      try canonical("You must not\n\n* call super;\n* block.") == [
        "whoever writes or calls open(row): must not call super", "whoever writes or calls open(row): must not block",
      ])
    #expect(try canonical("The panel is open.\n\n* Call super.") == ["open(row): super must be called"])
  }

  @Test(arguments: ["The following is not guaranteed:", "It is not promised that:", "Common misconceptions:"])
  func whatTheLeadDoesNotPromiseIsNone(_ lead: String) throws {
    #expect(try canonical("\(lead)\n\n- `draw()` is called once\n- `draw()` is called on the main thread").isEmpty)
  }

  @Test(arguments: ["The following is guaranteed:", "When `row` is false:"])
  func whatTheLeadPromisesIs(_ lead: String) throws {
    #expect(try canonical("\(lead)\n\n- `draw()` is called once").count == 1)
  }

  @Test func aCommandBehindACommaIsNone() throws {
    #expect(
      try canonical("This is an experimental hook, do not use the panel here.") == [
        "open(row): must not use the panel within open(row)"
      ])
    #expect(
      try canonical("This is an experimental hook, do not use in production.") == [
        "open(row): must not be called in production"
      ])
  }
}
