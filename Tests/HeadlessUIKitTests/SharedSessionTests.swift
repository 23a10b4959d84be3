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
      URLSession.shared.awaitedDataTask(with: URL(filePath: "/dev/null")) { _, _, _ in }.resume()
    }
  }
}
