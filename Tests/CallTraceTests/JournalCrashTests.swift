import CallTrace
import Foundation
import Testing

@Suite("A journal whose writer died")
struct JournalCrashTests {
  static let text = #"""
    {"journal":1,"source":"große\n\"Reise\"","producer":"p","x":{"y":[1,"}"]}}
    {"trace":"one","misuse":true}
    {"seq":1,"thread":0,"role":"main","instance":7,"type":"Nöde","declaring":"D","call":"a(_:)","phase":"enter","attrs":{"k":"\"}\u00e9"},"relatesTo":3,"z":[{}]}
    {"seq":2,"thread":10,"role":"layout","call":"a","phase":"super-exit"}
    {"note":"kept"}
    {"end":true,"events":2}
    {"trace":"two"}
    {"seq":1,"thread":0,"role":"main","call":"a","phase":"event"}
    {"end":true,"events":1}
    {"end":true,"traces":2}

    """#

  @Test("is readable wherever it is cut, and has what was written before")
  func everyByte() throws {
    let bytes = Array(Self.text.utf8)
    let whole = try JournalReader.read(bytes: bytes, file: "f")
    #expect(whole.traces.map(\.isComplete) == [true, true])
    for cut in 1..<bytes.count {
      let journal = try JournalReader.read(bytes: Array(bytes[..<cut]), file: "f")
      let lines = expectedLines(bytes[..<cut])
      let events = lines.filter { $0.hasPrefix("{\"seq\"") }.count
      #expect(journal.traces.map(\.events.count).reduce(0, +) == events, "cut at \(cut)")
      #expect(journal.traces.count == lines.filter { $0.hasPrefix("{\"trace\"") }.count, "cut at \(cut)")
      #expect(
        journal.traces.filter(\.isComplete).count == lines.filter { $0.contains("\"events\"") }.count, "cut at \(cut)")
      let isTorn = journal.diagnostics.contains { if case .tornLine = $0.finding { true } else { false } }
      #expect(isTorn == isInLine(bytes, cut), "cut at \(cut)")
      let isClosed = !journal.diagnostics.contains { $0.finding == .notClosed }
      #expect(isClosed == (cut >= bytes.count - 1), "cut at \(cut)")
    }
  }

  /// The lines that are whole, the last one perhaps without its newline.
  private func expectedLines(_ bytes: ArraySlice<UInt8>) -> [String] {
    let whole = Set(Self.text.split(separator: "\n").map(String.init))
    return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }.filter(whole.contains)
  }

  private func isInLine(_ bytes: [UInt8], _ cut: Int) -> Bool { bytes[cut - 1] != 0x0A && bytes[cut] != 0x0A }

  @Test("keeps all batches that were handed over before kill -9")
  func killed() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "CallTraceTests-\(UUID().uuidString).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let writer = try JournalWriter(path: path, source: "killed", producer: "p", batch: 1000)
      var names = TraceNames()
      for seq in 1...UInt64(500) {
        let event = CallEvent(
          seq: seq, thread: 0, role: names.intern(role: "main"), instance: 1, type: names.intern(type: "Node"),
          call: names.intern(call: CallName(declaring: "Node", name: "a")), phase: .event)
        try writer.write(event, names: names)
      }
      kill(getpid(), SIGKILL)
    }
    let journal = try JournalReader.read(path: path)
    let trace = try #require(journal.traces.first)
    let events = trace.events
    #expect(events.map(\.seq) == Array(1...UInt64(events.count)))
    // The batch that waited in memory is lost: at most 1000 bytes, a line being over 80.
    #expect(events.count >= 500 - 1000 / 80)
    #expect(!trace.isComplete)
    #expect(journal.diagnostics.map(\.finding) == [.noEnd(trace: "killed"), .notClosed])
  }

  @Test("or that was damaged is read as Foundation reads it, or refused, but never trapped on", arguments: 0..<300)
  func damaged(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    var bytes = Array(Self.text.utf8)
    for _ in 0...Int.random(in: 0..<2, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let byte = "{}[]\",:\\u0123-.eE \ntfn\u{0}é".utf8.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = byte
      case 1: bytes.insert(byte, at: index)
      default: bytes.remove(at: index)
      }
    }
    let isJSON = bytes.split(separator: 0x0A).allSatisfy { line in
      line.allSatisfy { $0 == 0x20 } || (try? JSONSerialization.jsonObject(with: Data(line))) is [String: Any]
    }
    do {
      let journal = try JournalReader.read(bytes: bytes, file: "f")
      let isTorn = journal.diagnostics.contains { if case .tornLine = $0.finding { true } else { false } }
      #expect(isJSON || isTorn, "\(String(decoding: bytes, as: UTF8.self))")
    } catch {
      if case .malformed = error.problem {
        #expect(!isJSON, "\(error)\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
