import Testing

@testable import SpecReports

@Suite struct SafeTextTests {
  @Test func escapeSequencesLoseTheirEscape() {
    #expect(SafeText.line("\u{1B}[31mred\u{1B}[0m \u{07}bell\u{9B}2J") == "[31mred[0m bell2J")
  }

  @Test func everyKindOfLineBreakIsOneSpace() {
    #expect(SafeText.line("a\r\nb\u{2028}c\td\u{85}e") == "a b c d e")
  }

  @Test func directionOverridesAndInvisibleCharactersAreDropped() {
    #expect(SafeText.line("a\u{202E}b\u{2066}c\u{200B}d\u{FEFF}e") == "abcde")
  }

  @Test func joinersOfEmojiAndLettersAreKept() {
    #expect(SafeText.line("👩\u{200D}🚒 é ✔") == "👩\u{200D}🚒 é ✔")
  }

  @Test func linesKeepTheirShape() {
    #expect(SafeText.lines("if x {\n\tstop\u{1B}\n}") == ["if x {", "    stop", "}"])
  }

  @Test func coloursAreOnlyThereWhenAskedFor() {
    #expect(TerminalStyle.plain(.bad, "x") == "x")
    #expect(TerminalStyle.colored(.bad, "x") == "\u{1B}[1;31mx\u{1B}[0m")
  }
}
