import Foundation
import HeadlessUIKit

public typealias ASDisplayNodeNonFatalErrorBlock = (_ error: any Error) -> Void

/// Of the errors that ``ASDisplayNode/nonFatalErrorBlock`` is called with.
public let ASDisplayNodeErrorDomain = "ASDisplayNodeErrorDomain"
/// The only one there is.
public let ASDisplayNodeNonFatalErrorCode = 1

extension ASDisplayNode {
  /// Called when somebody wants what no node can have and everything stays as it was: a frame, bounds or a position that is not finite. On
  /// the thread of whoever wanted it. For the whole process.
  public static var nonFatalErrorBlock: ASDisplayNodeNonFatalErrorBlock? {
    get { errorBlock[\.block] }
    set { errorBlock.with { $0.block = newValue } }
  }

  private struct ErrorBlock {
    var block: ASDisplayNodeNonFatalErrorBlock?
  }

  private static let errorBlock = Guarded(ErrorBlock())
}

extension BackedElement {
  /// The state stays as it was, and those hear of it who want to.
  func refuseGeometry(_ what: String) {
    let violation = ASRuleViolation(rule: .soundGeometry, subject: "\(type(of: self))", detail: what)
    runtime.report(violation)
    ASDisplayNode.nonFatalErrorBlock?(
      NSError(
        domain: ASDisplayNodeErrorDomain, code: ASDisplayNodeNonFatalErrorCode,
        userInfo: [NSLocalizedDescriptionKey: "\(violation)"]))
  }
}
