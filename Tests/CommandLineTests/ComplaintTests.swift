import Foundation
import Testing

/// What cannot be done is said in one line: the file, the line, what is wrong, what to do. The code is 2, and nothing is on standard output.
@Suite struct ComplaintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let complaint: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., says complaint: String) {
      (self.arguments, self.complaint) = (arguments, complaint)
    }
  }

  static let unreadable = [
    Case("check", "nowhere.md", says: "nowhere.md: cannot be read (no such file); check the path and its permissions"),
    Case("check", "hollow", says: "hollow: holds no Markdown page (*.md); name a folder that does"),
    Case("check", "empty.md", says: "empty.md: is empty; there is nothing to check"),
    Case("check", "binary.md", says: "binary.md:2: holds a NUL byte, so it is not text; give a Markdown file"),
    Case("check", "latin.md", says: "latin.md:3: is not valid UTF-8 (byte 7); save the file as UTF-8"),
    Case(
      "check", "good.md", "--maximum-size", "20",
      says: "good.md: has more than 20 bytes (21 read); split it, or raise the limit with --maximum-size"),
    Case(
      "check", "huge.md",
      says: "huge.md: has more than 1048576 bytes (1048577 read); split it, or raise the limit with --maximum-size"),
    Case(
      "check", "plain.md",
      says: """
        plain.md: no claim found, so there is nothing to check; \
        see what was made of it with: spec-check claims --ledger plain.md
        """),
    Case(
      "check", "good.md", "nowhere.md",
      says: "nowhere.md: cannot be read (no such file); check the path and its permissions"),
    Case("check", says: "there is no Spec/*.md here; name the pages to judge: spec-check check guide.md"),
  ]

  static let vocabularies = [
    Case(
      "check", "good.md", "--vocabulary", "typo.yml",
      says: "typo.yml:4:5: type ASDisplayNode has no field \"aliazes\"; it may have: aliases, inherits, process, where"),
    Case(
      "check", "good.md", "--vocabulary", "syntax.yml",
      says: "syntax.yml:2:8: is not YAML: mapping values are not allowed in this context"),
    Case("check", "good.md", "--vocabulary", "empty.md", says: "empty.md: is empty; it needs version: 1"),
    Case(
      "check", "good.md", "--vocabulary", "nowhere.yml",
      says: "nowhere.yml: cannot be read; name a vocabulary file with --vocabulary"),
    Case(
      "check", "folder/lonely.md",
      says: """
        no vocabulary: there is no vocabulary.yml beside the page and no Spec/vocabulary.yml here; \
        name one with --vocabulary
        """),
  ]

  static let pictures = [
    Case("render", "drawin", "-o", "a.png", says: "there is no scenario \"drawin\"; did you mean drawing?"),
    Case(
      "render", "nothing-like-it", "-o", "a.png",
      says: "there is no scenario \"nothing-like-it\"; see spec-check record --list"),
    Case("render", "drawing", says: "where to? Name the picture with -o drawing.png"),
    Case(
      "render", "create-anywhere", "-o", "a.png",
      says: "the scenario \"create-anywhere\" shows nothing in a window, so there is no picture of it"),
    Case(
      "render", "drawing", "-o", "nowhere/a.png",
      says: """
        nowhere/a.png: cannot be written: No such file or directory; \
        check that the folder exists and may be written to
        """),
  ]

  static let usage = [
    Case(says: "what shall it do? See spec-check --help"),
    Case("chekc", says: "Unexpected argument 'chekc'; see spec-check --help"),
    Case("check", "--fast", says: "Unknown option '--fast'; see spec-check check --help"),
    Case(
      "check", "good.md", "--format", "xml",
      says: """
        The value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'json', 'markdown', 'html' or 'junit'; see spec-check check --help
        """),
    Case(
      "verify", "good.md", "--trace", "t", "--format", "jsonl",
      says: """
        The value 'jsonl' is invalid for '--format <format>'. Please provide one of 'text', 'json', 'markdown', 'html' or 'junit'; see spec-check verify --help
        """),
    Case(
      "claims", "good.md", "--format", "json",
      says: """
        The value 'json' is invalid for '--format <format>'. Please provide one of 'text' and 'jsonl'; see spec-check claims --help
        """),
    Case(
      "diff", "good.md", "good.md", "--format", "html",
      says: """
        The value 'html' is invalid for '--format <format>'. Please provide one of 'text', 'json' or 'markdown'; see spec-check diff --help
        """),
    Case(
      "prove", "good.md", "--format", "html", says: "Unknown option '--format'; see spec-check prove --help"),
    Case("claims", "good.md", "--verbose", says: "Unknown option '--verbose'; see spec-check claims --help"),
    Case(
      "check", "good.md", "--seed", "many",
      says: "The value 'many' is invalid for '--seed <seed>'; see spec-check check --help"),
    Case("verify", "good.md", says: "Missing expected argument '--trace <file> ...'; see spec-check verify --help"),
    Case("record", says: "where to? Name the journal with -o run.jsonl"),
  ]

  static let names = [
    Case(
      "explain", "ASDisplayNode.didLoad/thread-mian", "good.md",
      says: """
        no claim has the id "ASDisplayNode.didLoad/thread-mian"; did you mean ASDisplayNode.didLoad/thread-main?
        """),
    Case(
      "explain", "something/else-entirely-0", "good.md",
      says: "no claim has the id \"something/else-entirely-0\"; list them with: spec-check claims"),
    Case(
      "explain", "missing.md:31",
      says: "missing.md: cannot be read (no such file); check the path and its permissions"),
    Case(
      "record", "--scenario", "load-treee", "-o", "run.jsonl",
      says: "there is no scenario \"load-treee\"; did you mean load-tree?"),
    Case(
      "record", "--scenario", "zzz", "-o", "run.jsonl",
      says: "there is no scenario \"zzz\"; see spec-check record --list"),
    Case(
      "prove", "good.md", "--deviation", "did-load-twise",
      says: "there is no deviation \"did-load-twise\"; did you mean did-load-twice?"),
  ]

  static let journals = [
    Case(
      "verify", "good.md", "--trace", "nowhere.jsonl",
      says: "nowhere.jsonl: the journal cannot be read: No such file or directory; check the path and its permissions"),
    Case(
      "verify", "good.md", "--trace", "folder",
      says: "folder: a directory, not a journal; name a file in it"),
    Case(
      "verify", "good.md", "--trace", "future.jsonl",
      says: """
        future.jsonl:1: a journal of version 2, but only version 1 is known; \
        read it with the release that wrote it, or record it again
        """),
    Case(
      "verify", "good.md", "--trace", "damaged.jsonl",
      says: "damaged.jsonl:2: `seq` is \"one\", not a whole number; see Spec/trace-format.md"),
    Case(
      "verify", "good.md", "--trace", "empty.md",
      says: "empty.md: an empty file, not a journal; check that the recorder wrote its header line"),
  ]

  static let outputs = [
    Case(
      "check", "good.md", "--without-proof", "-o", "missing/report.txt",
      says: """
        missing/report.txt: cannot be written: No such file or directory; \
        check that the folder exists and may be written to
        """),
    Case(
      "check", "good.md", "--without-proof", "-o", "folder",
      says: "folder: cannot be written: Is a directory; name a file"),
    Case(
      "report", "good.md", "--without-proof", "--reports", "good.md",
      says: "good.md: is a file, not a folder; name another folder"),
    Case(
      "record", "--scenario", "load-tree", "-o", "missing/run.jsonl",
      says: """
        missing/run.jsonl: cannot be written: No such file or directory; \
        check that the folder exists and may be written to
        """),
  ]

  @Test(arguments: unreadable + vocabularies + pictures + usage + names + journals + outputs)
  func whatIsWrongIsOneClearLine(_ wrong: Case) throws {
    let folder = try Self.folder()
    let before = try folder.names
    let result = try Program.run(wrong.arguments, in: folder)
    #expect(result.err == "spec-check: \(wrong.complaint)\n")
    #expect(result.code == 2)
    #expect(result.out == "")
    #expect(try folder.names == before, "nothing is left behind")
  }

  private static func folder() throws -> Folder {
    let folder = try Folder.withPages(["plain.md": "# Weather\n\nIt is a nice day.\n", "empty.md": ""])
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "hollow"), withIntermediateDirectories: true)
    try folder.write(Folder.goodPage, to: "folder/lonely.md")
    try folder.write(Array("# A\n".utf8) + [0], to: "binary.md")
    try folder.write(Array("# A\n\nca".utf8) + [0xFF], to: "latin.md")
    try folder.write([UInt8](repeating: UInt8(ascii: "a"), count: (1 << 20) + 10), to: "huge.md")
    try folder.write("version: 1\ntypes:\n  ASDisplayNode:\n    aliazes: [node]\n", to: "typo.yml")
    try folder.write("version: 1\n  types: {}\n", to: "syntax.yml")
    try folder.write("{\"journal\":2}\n", to: "future.jsonl")
    try folder.write("{\"journal\":1}\n{\"seq\":\"one\"}\n", to: "damaged.jsonl")
    return folder
  }
}
