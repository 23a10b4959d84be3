import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Constraints that are refused") struct ConstraintRefusalTests {
  /// What is the same before and after, off main.
  private struct Attempt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: @Sendable (Parts) -> AnyHashable
    let change: @Sendable (Parts) -> Void

    init<Value: Hashable & SendableMetatype>(
      _ name: String, _ value: @escaping @Sendable (Parts) -> Value, _ change: @escaping @Sendable (Parts) -> Void
    ) {
      testDescription = name
      self.value = { AnyHashable(value($0)) }
      self.change = change
    }
  }

  private final class Parts: @unchecked Sendable {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (view, guide) = (UIView(), UILayoutGuide())
    let constraint: NSLayoutConstraint
    init() {
      stack.addSubview(view)
      stack.addLayoutGuide(guide)
      stack.addArrangedSubview(UIView())
      constraint = view.widthAnchor.constraint(equalToConstant: 3)
      constraint.priority = .defaultLow
      constraint.isActive = true
    }
  }

  private static let attempts: [Attempt] = [
    Attempt("constant", { $0.constraint.constant }) { $0.constraint.constant = 5 },
    Attempt("priority", { $0.constraint.priority }) { $0.constraint.priority = .defaultHigh },
    Attempt("hugging", { $0.view.contentHuggingPriority(for: .vertical) }) {
      $0.view.setContentHuggingPriority(.required, for: .vertical)
    },
    Attempt("resistance", { $0.view.contentCompressionResistancePriority(for: .vertical) }) {
      $0.view.setContentCompressionResistancePriority(.required, for: .vertical)
    },
    Attempt("margins", { [$0.view.layoutMargins.left] }) { $0.view.layoutMargins.left = 77 },
    Attempt("safe area", { $0.view.insetsLayoutMarginsFromSafeArea }) {
      $0.view.insetsLayoutMarginsFromSafeArea = false
    },
    Attempt("margins above", { $0.view.preservesSuperviewLayoutMargins }) {
      $0.view.preservesSuperviewLayoutMargins = true
    },
    Attempt("direction", { $0.view.semanticContentAttribute }) { $0.view.semanticContentAttribute = .forceRightToLeft },
    Attempt("guide", { $0.stack.layoutGuides.count }) { $0.stack.removeLayoutGuide($0.guide) },
    Attempt("axis", { $0.stack.axis }) { $0.stack.axis = .vertical },
    Attempt("distribution", { $0.stack.distribution }) { $0.stack.distribution = .equalSpacing },
    Attempt("alignment", { $0.stack.alignment }) { $0.stack.alignment = .center },
    Attempt("spacing", { $0.stack.spacing }) { $0.stack.spacing = 4 },
    Attempt("within margins", { $0.stack.isLayoutMarginsRelativeArrangement }) {
      $0.stack.isLayoutMarginsRelativeArrangement = true
    },
    Attempt("custom spacing", { $0.stack.customSpacing(after: $0.stack.arrangedSubviews[0]) }) {
      $0.stack.setCustomSpacing(4, after: $0.stack.arrangedSubviews[0])
    },
  ]

  @Test("off main nothing changes, and the rule is told", arguments: attempts)
  private func offMain(_ attempt: Attempt) {
    ConstraintStage.run(breaking: ["view-on-main"]) { _ in
      let parts = Parts()
      let before = attempt.value(parts)
      HeadlessRuntime.current.sync(.background) { attempt.change(parts) }
      #expect(attempt.value(parts) == before)
      attempt.change(parts)
      #expect(attempt.value(parts) != before)
    }
  }

  @Test("a guide that no view has holds nothing: it is not taken for the number 0")
  func strayGuide() {
    ConstraintStage.run(breaking: ["constraints-share-tree"]) { stage in
      let (view, guide) = (stage.add(UIView()), UILayoutGuide())
      let constraint = view.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 77)
      constraint.isActive = true
      #expect(!constraint.isActive)
      stage.layOut()
      #expect(view.frame.minX == 0)
    }
  }

  @Test("without a second item its attribute means nothing")
  func noSecondItem() {
    ConstraintStage.run { stage in
      let view = stage.add(UIView())
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 44
      ).isActive = true
      stage.layOut()
      #expect(view.frame.width == 44)
    }
  }

  @Test("a removed constraint holds no longer; one that another view keeps stays")
  func removing() {
    ConstraintStage.run { stage in
      let view = stage.add(UIView())
      let (own, outer) = (
        view.widthAnchor.constraint(equalToConstant: 9), view.leftAnchor.constraint(equalTo: stage.room.leftAnchor)
      )
      NSLayoutConstraint.activate([own, outer])
      #expect(view.constraintsAffectingLayout(for: .horizontal) == [own, outer])
      #expect(view.constraintsAffectingLayout(for: .vertical) == [])
      view.removeConstraints([own, outer])
      #expect([own, outer].map(\.isActive) == [false, true])
      stage.room.removeConstraint(outer)
      #expect(!outer.isActive)
    }
  }
}
