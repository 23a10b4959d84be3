import CallTrace
import Foundation
import Testing

@Suite("A journal that cannot be read")
struct JournalErrorTests {
  @Test(
    "because of its header says what it is",
    arguments: [
      ("", "f: an empty file, not a journal; check that the recorder wrote its header line"),
      ("\n \n", "f: an empty file, not a journal; check that the recorder wrote its header line"),
      (
        "# Nodes\n",
        "f: not a journal: the first line is \"# Nodes\"; "
          + "a journal begins with a line like {\"journal\":1,\"source\":\"…\",\"producer\":\"…\"}"
      ),
      (
        "{\"traceEvents\":[]}",
        "f: not a journal: the first line is \"{\\\"traceEvents\\\":[]}\"; "
          + "a journal begins with a line like {\"journal\":1,\"source\":\"…\",\"producer\":\"…\"}"
      ),
      (
        "\u{1F}\u{0}\n",
        "f: a binary file, not a journal; unpack it if it is compressed, or name the file that the recorder wrote"
      ),
      (
        "{\"journal\":2}\n",
        "f:1: a journal of version 2, but only version 1 is known; read it with the release that wrote it, or record it again"
      ),
      (
        "{\"journal\":\"1\"}\n",
        "f:1: a journal of version \"1\", but only version 1 is known; "
          + "read it with the release that wrote it, or record it again"
      ),
      ("{\"journal\":1,\"source\":5}\n", "f:1: `source` is 5, not a string; see Spec/trace-format.md"),
    ])
  func header(text: String, message: String) { expect(text, message) }

  @Test(
    "because of a line in its middle says which and why",
    arguments: [
      ("nonsense", "not a line of JSON: `n` stands where `{` should"),
      (#"{"seq":2,"thread":0"#, "not a line of JSON: it breaks off where `}` should stand"),
      (
        #"{"seq":2,"thread":0,"role":"main","call":"a","phase":"event"}}"#,
        "not a line of JSON: `}` stands where the end of the line should"
      ),
      (#"{"call":"a","phase":"event"}"#, "the event has no `seq`"),
      (#"{"seq":2,"thread":0,"call":"a","phase":"event"}"#, "the event has no `role`"),
      (
        #"{"seq":1,"thread":0,"role":"main","call":"a","phase":"event"}"#,
        "`seq` 1 stands twice in the trace, so the order of its events is not known"
      ),
      (
        #"{"seq":0,"thread":0,"role":"main","call":"a","phase":"event"}"#,
        "`seq` is 0, not between 1 and 9223372036854775807; count events from 1"
      ),
      (#"{"seq":2.0,"thread":0,"role":"main","call":"a","phase":"event"}"#, "2.0 is not a whole number from 0 on"),
      (#"{"seq":99999999999999999999,"thread":0}"#, "99999999999999999999 is not a whole number from 0 on"),
      (#"{"seq":"2","thread":0}"#, "`seq` is \"2\", not a whole number"),
      (
        #"{"seq":2,"thread":70000}"#, "`thread` is 70000, not between 0 and 65535; number threads and objects from 1 on"
      ),
      (
        #"{"seq":2,"instance":140737488355328}"#,
        "`instance` is 140737488355328, not between 0 and 4294967295; number threads and objects from 1 on"
      ),
      (#"{"seq":2,"role":null}"#, "`role` is null, not a string"),
      (#"{"seq":2,"seq":3}"#, "the event has `seq` twice"),
      (#"{"seq":2,"phase":"begin"}"#, "`phase` is \"begin\", not one of enter, exit, super, super-exit, event"),
      (#"{"seq":2,"attrs":[]}"#, "`attrs` is [], not an object"),
      (
        #"{"seq":2,"thread":0,"role":"main","call":"a","phase":"event","attrs":{"x":1.5}}"#,
        "the attribute `x` is 1.5, not a string, a whole number, true or false"
      ),
      (#"{"seq":2,"thread":0,"role":"\ud800","call":"a","phase":"event"}"#, "\\ud800 is half a character"),
      (#"{"journal":1}"#, "a second header; a file holds one journal"),
      (#"{"trace":1}"#, "`trace` is 1, not a string"),
      (#"{"end":true}"#, "the end of a trace has no `events`"),
      (#"{"end":1,"events":1}"#, "`end` is 1, neither true nor false"),
      (#"{"note":1,"note":2}"#, "`note` stands twice in the line"),
    ])
  func middle(line: String, message: String) {
    let before = #"{"journal":1}"# + "\n" + #"{"seq":1,"thread":0,"role":"main","call":"a","phase":"event"}"# + "\n"
    let advice =
      message.hasPrefix("not a line of JSON")
      ? "the file was changed after it was written; record it again or remove the line" : "see Spec/trace-format.md"
    expect(before + line + "\n{\"end\":true,\"events\":2}\n", "f:3: \(message); \(advice)")
  }

  @Test("because its values are nested without end does not exhaust the stack")
  func nested() {
    expect(
      "{\"journal\":1}\n{\"note\":" + String(repeating: "[", count: 1_000_000) + "\n",
      "f:2: values are nested more than 100 deep; see Spec/trace-format.md")
  }

  @Test("because lines stand where they cannot")
  func places() {
    let header = "{\"journal\":1}\n"
    let event = #"{"seq":1,"thread":0,"role":"main","call":"a","phase":"event"}"# + "\n"
    let end = "{\"end\":true,\"events\":1}\n"
    expect(header + event + end + event, "f:4: an event stands between two traces; see Spec/trace-format.md")
    expect(header + event + end + end, "f:4: the end of a trace that has not started; see Spec/trace-format.md")
    expect(
      header + "{\"end\":true,\"traces\":0}\n" + event,
      "f:3: a line stands behind the line that closes the journal; see Spec/trace-format.md")
  }

  @Test("because a seq that stands out of order stands twice says where")
  func twiceOutOfOrder() {
    func event(_ seq: Int) -> String { #"{"seq":\#(seq),"thread":0,"role":"main","call":"a","phase":"event"}"# + "\n" }
    expect(
      "{\"journal\":1}\n" + event(5) + event(7) + event(5) + event(8),
      "f:4: `seq` 5 stands twice in the trace, so the order of its events is not known; see Spec/trace-format.md")
  }

  @Test("because it is not there, or a directory, names the path")
  func paths() {
    let directory = FileManager.default.temporaryDirectory.path
    #expect { try JournalReader.read(path: directory) } throws: {
      "\($0)" == "\(directory): a directory, not a journal; name a file in it"
    }
    #expect { try JournalReader.read(path: "/no/such.jsonl") } throws: {
      "\($0)"
        == "/no/such.jsonl: the journal cannot be read: No such file or directory; check the path and its permissions"
    }
  }

  private func expect(_ text: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(sourceLocation: sourceLocation) {
      try JournalReader.read(bytes: Array(text.utf8), file: "f")
    } throws: { error in
      if "\(error)" != message { Issue.record("\(error)", sourceLocation: sourceLocation) }
      return "\(error)" == message
    }
  }
}
