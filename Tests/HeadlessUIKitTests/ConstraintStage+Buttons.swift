import Foundation
import HeadlessUIKit
import Testing

extension ConstraintStage {
  /// A button that is configured, as large as it would like to be.
  static func show(_ configuration: UIButton.Configuration, _ body: (UIButton, ConstraintStage) -> Void) {
    run { stage in
      let button = UIButton(configuration: configuration)
      stage.room.addSubview(button)
      button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
      stage.layOut()
      body(button, stage)
    }
  }
}
