import Foundation

/// Changes how the text of a configured view looks.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton.Configuration {
  /// The title as it is shown: what it does not say itself is as the look has it.
  var styledTitle: NSAttributedString? { styled(attributedTitle, titleFont, titleTextAttributesTransformer) }
  var styledSubtitle: NSAttributedString? {
    styled(attributedSubtitle, subtitleFont, subtitleTextAttributesTransformer)
  }

  private func styled(
    _ text: AttributedString?, _ font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = baseForegroundColor
    return text.text { own in
      let whole = base.merging(own)
      return transformer?(whole) ?? whole
    }
  }
}
