import Foundation
import HeadlessUIKit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The session that all share") struct SharedSessionTests {
  @Test("invalidating it does nothing")
  func invalidating() async {
    await #expect(processExitsWith: .success) {
      URLSession.shared.finishTasksUnlessShared()
      URLSession.shared.cancelUnlessShared()
      guard let url = URL(string: "http://127.0.0.1:1/") else { return }
      URLSession.shared.awaitedDataTask(with: url) { _, _, _ in }.resume()
    }
  }
}
