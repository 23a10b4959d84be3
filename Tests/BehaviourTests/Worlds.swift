import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript

/// How a node is backed when a case is tried: none of it may make a difference.
enum Backing: CaseIterable, Sendable {
  case unloaded
  case view
  case layer

  func node() -> ASDisplayNode {
    let node = ASDisplayNode()
    node.isLayerBacked = self == .layer
    return node
  }

  func load(_ node: ASDisplayNode) {
    switch self {
    case .unloaded: break
    case .view: _ = node.view
    case .layer: _ = node.layer
    }
  }
}

/// Runs on main of a runtime of its own.
///
/// - Returns: the rules that were broken, and what was told.
@discardableResult
func onMain(_ body: () throws -> Void) rethrows -> Transcript {
  let transcript = Transcript()
  try HeadlessRuntime(transcript).runMain { try body() }
  return transcript
}

func settle() { HeadlessRuntime.current.turn() }
