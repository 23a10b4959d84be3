import CallTrace
import Testing

@Suite("A journal")
struct JournalTests {
  @Test("with one trace needs a header, events and an end")
  func oneTrace() throws {
    let journal = try read(
      #"""
      {"journal":1,"source":"feed","producer":"demo 1.0"}
      {"seq":1,"thread":0,"role":"main","instance":7,"type":"PhotoNode","declaring":"ASDisplayNode","call":"didLoad()","phase":"enter","attrs":{"loaded":true},"relatesTo":3}
      { "call" : "turn", "phase":"event", "role":"main", "thread":0, "seq":2 }

      {"end":true,"events":2}

      """#)
    #expect(journal.source == "feed")
    #expect(journal.producer == "demo 1.0")
    #expect(journal.diagnostics == [])
    #expect(
      journal.dump == """
        trace "feed", 2 events, complete
        1 main 0 enter ASDisplayNode.didLoad() PhotoNode 7 ~3 {loaded}
        2 main 0 event turn

        """)
  }

  @Test("can hold several traces, each with its own names and numbers")
  func severalTraces() throws {
    let journal = try read(
      """
      {"journal":1,"source":"all","producer":""}
      {"trace":"good"}
      {"seq":1,"thread":0,"role":"main","call":"a","phase":"event"}
      {"end":true,"events":1}
      {"trace":"bad","misuse":true}
      {"end":false,"events":0}
      {"end":true,"traces":2}
      """)
    #expect(journal.diagnostics == [])
    #expect(
      journal.dump == """
        trace "good", 1 events, complete
        1 main 0 event a
        trace "bad", 0 events, cut off, misuse

        """)
  }

  @Test("without its last lines is not complete and says so")
  func withoutEnd() throws {
    let journal = try read(
      """
      {"journal":1,"source":"all","producer":""}
      {"trace":"one"}
      {"seq":1,"thread":0,"role":"main","call":"a","phase":"event"}
      {"trace":"two"}
      {"seq":1,"thread":0,"role":"main","call":"a","phase":"ev
      """)
    #expect(journal.traces.map(\.isComplete) == [false, false])
    #expect(
      journal.diagnostics.map(\.description) == [
        "line 4: trace \"one\" has no end line; what had not happened yet is not known",
        "line 5: breaks off after 56 bytes; dropped",
        "line 5: trace \"two\" has no end line; what had not happened yet is not known",
        "line 5: the journal was not closed; traces may be missing",
      ])
  }

  @Test("that counts other events or traces than it has is not complete")
  func counts() throws {
    let journal = try read(
      """
      {"journal":1,"source":"all","producer":""}
      {"trace":"one"}
      {"end":true,"events":3}
      {"end":true,"traces":2}
      """)
    #expect(journal.traces.map(\.isComplete) == [false])
    #expect(
      journal.diagnostics.map(\.description) == [
        "line 3: trace \"one\" should have 3 events, but has 0",
        "line 4: the journal should have 2 traces, but has 1",
      ])
  }

  @Test("names the events that are missing at the beginning, in the middle and at the end")
  func gaps() throws {
    let journal = try read(
      """
      {"journal":1,"source":"lossy","producer":""}
      {"seq":3,"thread":0,"role":"main","call":"a","phase":"event"}
      {"seq":4,"thread":0,"role":"main","call":"a","phase":"event"}
      {"seq":6,"thread":0,"role":"main","call":"a","phase":"event"}
      {"end":true,"events":3,"last":9}
      """)
    #expect(journal.traces[0].gaps == [1...2, 5...5, 7...9])
    #expect(journal.traces[0].isComplete)
  }

  @Test("whose events stand out of order is sorted, and says so")
  func outOfOrder() throws {
    let journal = try read(
      """
      {"journal":1,"source":"shuffled","producer":""}
      {"seq":2,"thread":0,"role":"main","call":"b","phase":"event"}
      {"seq":1,"thread":1,"role":"layout","call":"a","phase":"event"}
      {"seq":3,"thread":0,"role":"main","call":"c","phase":"event"}
      {"end":true,"events":3}
      """)
    #expect(journal.traces[0].timeline(declaring: "") == "main     : ..... b!(0) c!(0)\nlayout 1 : a!(0)")
    #expect(journal.traces[0].gaps == [])
    #expect(
      journal.diagnostics.map(\.description) == [
        "line 5: trace \"shuffled\": 1 events stood out of order; sorted by seq"
      ])
  }

  @Test("can have thousands of names that differ in one character")
  func manyNames() throws {
    let numbers = 10_000..<14_000
    let events = numbers.enumerated().map { index, number in
      #"{"seq":\#(index + 1),"thread":0,"role":"main","instance":1,"type":"T\#(number)","call":"c\#(number)","#
        + #""phase":"event","attrs":{"a":\#(number)}}"#
    }
    let lines = [#"{"journal":1}"#] + events
    let trace = try #require(try read(lines.joined(separator: "\n")).traces.first)
    #expect(trace.events.map { trace.names[$0.type] } == numbers.map { "T\($0)" })
    #expect(trace.events.map { trace.names[$0.call].name } == numbers.map { "c\($0)" })
    #expect(trace.events.map { trace.names[$0.attributes]["a"] } == numbers.map { .int($0) })
    #expect(trace.names.types.count == numbers.count)
  }

  @Test("may be spaced, escaped and ordered like any JSON, with a byte order mark and Windows line ends")
  func anyJSON() throws {
    let text = #"""
      {"producer":"p\u00fc\ud83e\uddf5","journal": 1 ,"source":"a\/b\\\n"}
      {"phase":"\u0065nter" , "s\u0065q" : 1, "thread":2,"role":"ma\u0069n","call":"\u00e9\t","attrs" : { "k" : -5, "s":"\"" } }
      {"events":1,"end":true}

      """#
    let journal = try JournalReader.read(
      bytes: [0xEF, 0xBB, 0xBF] + Array(text.replacing("\n", with: "\r\n").utf8), file: "f")
    #expect(journal.source == "a/b\\\n")
    #expect(journal.producer == "pü🧵")
    #expect(
      journal.dump == #"""
        trace "a/b\\\n", 1 events, complete
        1 main 2 enter é	 {k=-5,s="\""}

        """#)
  }

  private func read(_ text: String) throws -> Journal { try JournalReader.read(bytes: Array(text.utf8), file: "f") }
}

extension Journal {
  var dump: String { traces.map { $0.dump() }.joined() }
}
