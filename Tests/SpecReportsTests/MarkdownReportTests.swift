import Testing

@testable import SpecReports

@Suite struct MarkdownReportTests {
  @Test func printsTheWholeReport() throws {
    let judged = try #require(Kiln.judged)
    #expect(MarkdownReport(document: judged, documentLink: "../kilns.md").text() == Expected.markdown)
  }

  @Test func theFirstLineSaysWhereItComesFrom() throws {
    let judged = try #require(Hostile.judged)
    let first = MarkdownReport(document: judged).text().split(separator: "\n").first
    #expect(first == "<!-- Generated from <b- -<script.md by `spec-check report`. Do not edit. -->")
  }

  @Test func textsBecomeNeitherMarkupNorHTML() throws {
    let judged = try #require(Hostile.judged)
    let lines = MarkdownReport(document: judged).text().split(separator: "\n").dropFirst()
    let outsideCode = lines.map { $0.replacing(/(`+)(?!`).*?[^`]\1(?!`)/, with: "") }.filter { !$0.hasPrefix("    ") }
    #expect(outsideCode.filter { $0.contains(/(^|[^\\])(<|\[[^l])/) } == [])
  }

  @Test(arguments: [
    ("*a* _b_", #"\*a\* \_b\_"#), ("a|b <c> [d] #1", ##"a\|b \<c\> \[d\] \#1"##), ("plain, text.", "plain, text."),
    ("&lt; ~~x~~ $y$ <!--", #"\&lt; \~\~x\~\~ \$y\$ \<!--"#),
  ]) func activeCharactersAreEscaped(text: String, expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  @Test(arguments: [("- a", #"\- a"#), ("12. a", #"12\. a"#), ("1) a", #"1\) a"#), ("12 a", "12 a"), ("=", #"\="#)])
  func listMarkersAreEscapedAtTheStartOfALine(text: String, expected: String) {
    #expect(MarkdownText.atLineStart(text) == expected)
  }

  @Test(arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("", "")])
  func codeSpansHoldBackticks(text: String, expected: String) {
    #expect(MarkdownText.code(text) == expected)
  }

  @Test func fencesAreLongerThanWhatTheyHold() {
    #expect(MarkdownText.codeBlock("a\n````\nb") == ["`````text", "a", "````", "b", "`````"])
  }

  @Test func linkTargetsHoldNoMarkup() {
    #expect(MarkdownText.linkTarget("../a b(c).md") == "../a%20b%28c%29.md")
  }
}
