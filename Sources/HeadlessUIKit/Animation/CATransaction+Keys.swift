import Foundation

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false

/// What a transaction is told by name. Other names are not kept.
extension CATransaction {
  public static func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(number(value)?.doubleValue ?? animationDuration())
    case kCATransactionDisableActions: setDisableActions(number(value)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
    default: break
    }
  }

  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// A number of Swift's own is one, too.
  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    default: nil
    }
  }
}
