import SpecClaims
import Testing

@testable import SpecDiff

/// What becomes of promises between two versions of a page.
@Suite struct ContractDiffTests {
  private func under(_ sentences: String) -> String { "## `Kiln`\n\n### `didFire()`\n\n\(sentences)\n" }

  @Test func aPromiseThatIsGoneIsRemoved() throws {
    #expect(
      try changes(under("It is called once. It is called on the main thread."), under("It is called once."))
        == ["removed Kiln.didFire/thread-main"])
  }

  @Test func aNewPromiseIsAdded() throws {
    #expect(
      try changes(under("It is called once."), under("It is called once. It is called on the main thread."))
        == ["added Kiln.didFire/thread-main"])
  }

  @Test(arguments: [
    ("It may be called on any thread.", "It is called on the main thread.", "on any thread → on the main thread"),
    ("It is called at most once.", "It is called exactly once.", "at most once → exactly once"),
    (
      "It is called after `open()`.", "It is called immediately after `open()`.",
      "after Kiln open() → immediately after Kiln open()"
    ),
  ])
  func aPromiseThatSaysMoreIsStrengthened(_ old: String, _ new: String, _ what: String) throws {
    let found = try changes(under(old), under(new))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("strengthened") == true, "\(found)")
    #expect(found.first?.hasSuffix(what) == true, "\(found)")
    let back = try changes(under(new), under(old))
    #expect(back.count == 1)
    #expect(back.first?.hasPrefix("weakened") == true, "\(back)")
  }

  @Test func shouldToMustIsStrengthened() throws {
    #expect(
      try changes(
        under("You should not open the door in this method."), under("You must not open the door in this method.")
      )
      .first?.hasSuffix("should → must") == true)
  }

  @Test func aConditionWeakens() throws {
    let found = try changes(
      under("It is called on the main thread."), under("It is called on the main thread when the door is open."))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("weakened") == true, "\(found)")
  }

  @Test(arguments: [
    ("It is called on the main thread.", "It is called on a background thread."),
    ("It is called before `open()`.", "It is called after `open()`."),
    ("It is called exactly once.", "It is never called."),
  ])
  func whatCannotBothHoldIsContradicted(_ old: String, _ new: String) throws {
    let found = try changes(under(old), under(new))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("contradicted") == true, "\(found)")
  }

  @Test func aPromiseMadeTwiceIsOnePromise() throws {
    #expect(
      try changes(
        under("It is called on the main thread.\n\nIt always runs on the main thread."),
        under("It is called on the main thread.")) == [])
  }

  @Test func whatIsSaidOfEveryMethodKeepsWhatWasSaidOfOne() throws {
    let every = "## `Kiln`\n\nAll methods are called on the main thread.\n\n### `didFire()`\n\n"
    #expect(
      try changes(under("It is called on the main thread."), every + "It fires.\n") == [
        "strengthened Kiln.*/thread-main | now said of every method"
      ])
    #expect(
      try changes(every + "It is called on the main thread.\n", every + "It fires.\n") == [
        "reworded Kiln.*/thread-main | now said of every method"
      ])
  }

  @Test func whatIsNoLongerSaidOfEveryMethodIsWeakened() throws {
    let found = try changes(
      "## `Kiln`\n\nAll methods are called on the main thread.\n", under("It is called on the main thread."))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("weakened") == true, "\(found)")
  }

  @Test func twoMethodsOfOneSentenceChangeOnce() throws {
    let old = "## `Kiln`\n\n### `heat()` / `cool()`\n\nThese methods are called on the main thread.\n"
    let new = "## `Kiln`\n\n### `heat()` / `cool()`\n\nThese methods are called on a background thread.\n"
    #expect(try changes(old, new).count == 1)
  }

  @Test func aSentenceUnderAnotherHeadingThatWasThereMoved() throws {
    let rule = "Never open the door in `didFire()`."
    let old = "## `Kiln`\n\n### Opening\n\n\(rule)\n\n### Closing\n\nThe method `shut()` is called once.\n"
    let new = "## `Kiln`\n\n### Opening\n\nHello.\n\n### Closing\n\nThe method `shut()` is called once. \(rule)\n"
    let found = try changes(old, new)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("moved") == true, "\(found)")
  }

  @Test func theVocabularyTellsThatTwoPhrasesMeanTheSame() throws {
    let (old, new) = (
      under("It is called after the clay is fired."),
      "## `Kiln`\n\n### `didFire()`\n\nCalled once the firing is done.\n"
    )
    let vocabulary = try kilnVocabulary()
    let found = try changes(old, new, vocabulary)
    #expect(found.allSatisfy { $0.hasPrefix("reworded") }, "\(found)")
    #expect(try changes(old, new).contains { $0.hasPrefix("removed") })
  }

  @Test func aSentenceThatIsUnderstoodOnOneSideOnlyIsUnclear() throws {
    let fixed = "After this point, it will be immutable."
    let readable = under("The spec object is mutable up until the point that it is returned in this method. \(fixed)")
    let unreadable = under("The spec object is mellow up until the point that it is returned in this method. \(fixed)")
    #expect(try !page(readable).claims.isEmpty)
    let found = try changes(unreadable + under("Called once."), readable + under("Called once."))
    // That it may be changed until then is said on one side only; that it may not be afterwards, on both.
    #expect(found.map { $0.split(separator: " ").first } == ["added", "unclear"], "\(found)")
    let back = try changes(readable + under("Called once."), unreadable + under("Called once."))
    #expect(back.map { $0.split(separator: " ").first } == ["removed", "unclear"], "\(back)")
  }

  @Test func promisesUnderDifferentConditionsAreNotCompared() throws {
    #expect(
      try changes(
        under("It is called on the main thread when the door is open."),
        under("It is called on a background thread when the fan is on.")
      ).map { $0.split(separator: " ").first } == ["removed", "added"])
  }

  @Test func theSameOrderToldFromTheOtherSideIsReworded() throws {
    let found = try changes(
      "## `Kiln`\n\n### `open()`\n\nCalled before `heat()`.\n",
      "## `Kiln`\n\n### `heat()`\n\nCalled after `open()`.\n")
    #expect(found.map { $0.split(separator: " ").first } == ["reworded"], "\(found)")
  }

  @Test func methodsThatDifferInLabelsOnlyAreNotOne() throws {
    let old = """
      ## `Kiln`

      ### `-kiln:didHeat:`

      Called on the main thread.

      ### `-kiln:willHeat:`

      Called on a background thread.
      """
    #expect(try changes(old, old) == [])
    #expect(Conflicts(in: [try page(old)]).all.isEmpty)
  }

  @Test func anUntypedPageMeansTheTypeItsOtherMethodsHave() throws {
    let old = "## `-didFire`\n\nCalled once.\n\n## `-init`\n\nCalled on any thread.\n"
    let new = """
      ## `Kiln`

      ### `-didFire`

      Called once.

      ### `-init`

      Called on any thread.

      ## `Potter`

      ### `-init`

      Called on the main thread.
      """
    #expect(try changes(old, new).map { $0.split(separator: " ").first } == ["added"])
  }
}
