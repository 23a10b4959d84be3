import AsyncDisplayKit

/// Counts what it is told of its states and its contents.
final class CountingNode: ASDisplayNode {
  var entered: [String: Int] = [:]
  private func count(_ what: String) { entered[what, default: 0] += 1 }

  override func didEnterPreloadState() {
    super.didEnterPreloadState()
    count("preload")
  }
  override func didExitPreloadState() {
    super.didExitPreloadState()
    count("no preload")
  }
  override func didEnterDisplayState() {
    super.didEnterDisplayState()
    count("display")
  }
  override func didExitDisplayState() {
    super.didExitDisplayState()
    count("no display")
  }
  override func displayWillStartAsynchronously(_ asynchronously: Bool) {
    super.displayWillStartAsynchronously(asynchronously)
    count("start")
  }
  override func displayDidFinish() {
    super.displayDidFinish()
    count("finish")
  }
}
