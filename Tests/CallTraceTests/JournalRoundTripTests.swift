import CallTrace
import Foundation
import Testing

@Suite("A journal, written and read back")
struct JournalRoundTripTests {
  @Test("is the same traces for any traces", arguments: 0..<100)
  func anyTraces(seed: UInt64) throws {
    let traces = (0..<3).map { Trace.random(seed: seed &* 3 &+ $0, source: "trace \($0)\n\"") }
    let journal = try Scratch.file { path in
      try JournalWriter.write(Journal(source: "s", producer: "p", traces: traces), to: path)
      return try JournalReader.read(path: path)
    }
    #expect(journal.dump == traces.map { $0.dump() }.joined())
    #expect(journal.diagnostics == [])
  }

  @Test("means to Foundation what it means to us", arguments: 0..<20)
  func foundation(seed: UInt64) throws {
    let trace = Trace.random(seed: seed, source: "t")
    let bytes = try Scratch.file { path in
      try JournalWriter.write(Journal(source: "s", producer: "p", traces: [trace]), to: path)
      return try Data(contentsOf: URL(filePath: path))
    }
    let lines = try bytes.split(separator: 0x0A).map {
      try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
    }
    #expect(lines.count == trace.events.count + 4)
    for (line, event) in zip(lines.dropFirst(2), trace.events) {
      #expect(line?["seq"] as? UInt64 == event.seq)
      #expect(line?["thread"] as? UInt16 == event.thread)
      #expect(line?["role"] as? String == trace.names[event.role])
      #expect(line?["instance"] as? UInt32 ?? 0 == event.instance)
      #expect(line?["relatesTo"] as? UInt32 ?? 0 == event.relatesTo)
      #expect(line?["type"] as? String ?? "" == trace.names[event.type])
      #expect(line?["declaring"] as? String ?? "" == trace.names[event.call].declaring)
      #expect(line?["call"] as? String == trace.names[event.call].name)
      #expect(line?["phase"] as? String == event.phase.name)
      #expect((line?["attrs"] as? [String: Any])?.count ?? 0 == trace.names[event.attributes].count)
    }
  }

  @Test("keeps the fields and lines that the format does not know, byte for byte")
  func unknown() throws {
    let text = #"""
      {"journal":1,"source":"s","producer":"p","clock":"ns","host":{"cores":2}}
      {"note":"before"}
      {"trace":"one","misuse":true,"color":"r\u0065d"}
      {"note":"at the start"}
      {"seq":1,"thread":0,"role":"main","call":"a","phase":"event","trace":"4bf92f","time":[1.5e3,null]}
      {"seq":2,"thread":0,"role":"main","call":"a","phase":"event"}
      {"note": "in the middle"}
      {"seq":4,"thread":0,"role":"main","call":"a","phase":"event","end":false}
      {"note":"at the end"}
      {"end":true,"events":3,"last":5,"digest":"ab"}
      {"note":"between"}
      {"trace":"two"}
      {"end":false,"events":0}
      {"note":"after"}
      {"end":true,"traces":2,"by":"hand"}

      """#
    let journal = try JournalReader.read(bytes: Array(text.utf8), file: "f")
    #expect(journal.diagnostics.map(\.finding) == Array(repeating: .unknownLine, count: 6))
    #expect(journal.traces[0].gaps == [3...3, 5...5])
    let written = try Scratch.file { path in
      try JournalWriter.write(journal, to: path)
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(written == text)
  }

  @Test("replaces a file only when it is whole")
  func replacing() throws {
    try Scratch.directory { directory in
      let path = directory + "/a.jsonl"
      try "old".write(toFile: path, atomically: false, encoding: .utf8)
      try JournalWriter.write(Journal(source: "s", producer: "p", traces: []), to: path)
      #expect(try JournalReader.read(path: path).source == "s")
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["a.jsonl"])
      #expect {
        try JournalWriter.write(Journal(source: "", producer: "", traces: []), to: directory + "/no/b")
      } throws: {
        "\($0)" == "\(directory)/no/b: the journal cannot be written: No such file or directory; "
          + "check that the directory exists, may be written and has room"
      }
    }
  }

  @Test("is the same file whether it is written at once or line by line")
  func streamed() throws {
    let traces = (0..<3).map { Trace.random(seed: 1000 + $0, source: "trace \($0)") }
    try Scratch.directory { directory in
      let writer = try JournalWriter(path: directory + "/lines", source: "s", producer: "p", batch: 0)
      for trace in traces {
        try writer.begin(trace: trace.source, isMisuse: trace.isMisuse)
        for event in trace.events { try writer.write(event, names: trace.names) }
        try writer.end(isComplete: trace.isComplete, last: trace.gaps.last?.upperBound ?? 0)
      }
      try writer.close()
      try JournalWriter.write(Journal(source: "s", producer: "p", traces: traces), to: directory + "/once")
      #expect(
        try String(contentsOfFile: directory + "/lines", encoding: .utf8)
          == String(contentsOfFile: directory + "/once", encoding: .utf8))
    }
  }
}

/// Files that are gone after the test.
enum Scratch {
  static func directory<Result>(_ body: (String) throws -> Result) throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appending(path: "CallTraceTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory.path)
  }

  static func file<Result>(_ body: (String) throws -> Result) throws -> Result {
    try directory { try body($0 + "/journal.jsonl") }
  }
}
