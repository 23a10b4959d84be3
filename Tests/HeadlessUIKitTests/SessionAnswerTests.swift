import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Other tests have loops too, so these have a process of their own: what comes from outside comes to the only one there is.
@Suite("What a session answers") struct SessionAnswerTests {
  @Test("a turn waits for what a task of the main loop asks of a session")
  func waiting() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let session = SlowWeb.session()
      HeadlessRuntime().runMain {
        HeadlessRuntime.current.async(.main, after: 1) { print("later") }
        Task(onMainLoop: nil) {
          guard let url = URL(string: SlowWeb.pages + "greeting") else { return }
          let (data, _) = try await session.data(from: url)
          print("\(String(decoding: data, as: UTF8.self)) on \(ThreadState.current.role)")
          let (again, _) = try await session.data(for: URLRequest(url: url))
          print("\(again.count) on \(ThreadState.current.role)")
        }
      }
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("main") || $0 == "later" } == ["hi on main", "2 on main", "later"])
  }
}
