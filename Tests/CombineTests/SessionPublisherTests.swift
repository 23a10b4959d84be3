import Foundation
import HeadlessCombine
import HeadlessUIKit
import RuntimeTranscript
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if !canImport(Combine)
  /// Other tests have loops too, so these have a process of their own: what comes from outside comes to the only one there is.
  @Suite("What a session publishes") struct SessionPublisherTests {
    @Test("a turn waits for the answer, which comes once, or for the error", arguments: ["greeting", "nothing"])
    func answers(page: String) async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { [page] in
        let session = SlowWeb.session()
        let story = Story()
        HeadlessRuntime().runMain {
          HeadlessRuntime.current.async(.main, after: 1) { story.addPlaced("later") }
          guard let url = URL(string: SlowWeb.pages + page) else { return }
          session.dataTaskPublisher(for: url).map(\.data).map { String(decoding: $0, as: UTF8.self) }
            .receive(on: DispatchQueue.main).tell(story, story.addPlaced)
        }
        print("told", story.text)
      }
      let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
      let told = page == "greeting" ? "hi:main end:main later:main" : "failed:main later:main"
      #expect(lines.filter { $0.hasPrefix("told") } == ["told \(told)"])
    }
  }
#endif
