import Foundation
import HeadlessUIKit
import Testing

@Suite("What a transaction is told") struct TransactionValueTests {
  @Test("a transaction says what it was told, and what is in it says the same until it is told something else")
  func nesting() {
    HeadlessRuntime().runMain {
      #expect(!CATransaction.disableActions() && CATransaction.animationTimingFunction() == nil)
      let timing = CAMediaTimingFunction(name: .easeOut)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationTimingFunction(timing)
      CATransaction.begin()
      #expect(CATransaction.disableActions() && CATransaction.animationTimingFunction() === timing)
      CATransaction.setDisableActions(false)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      #expect(!CATransaction.disableActions() && CATransaction.animationTimingFunction() == nil)
    }
  }

  @Test("it can be told by name")
  func names() {
    HeadlessRuntime().runMain {
      var isOver = false
      CATransaction.begin()
      CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
      CATransaction.setValue(0.4, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue({ isOver = true }, forKey: kCATransactionCompletionBlock)
      #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.4)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      CATransaction.completionBlock()?()
      #expect(isOver)
      CATransaction.setValue(true, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(false, forKey: kCATransactionDisableActions)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
    }
  }
}
