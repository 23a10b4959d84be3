import Foundation

extension AttributeScopes {
  /// What the kit knows of the looks of text.
  public struct UIKitAttributes: AttributeScope {
    public let font: Font
    public let foregroundColor: ForegroundColor
    public let backgroundColor: BackgroundColor
    public let kern: Kern
    public let baselineOffset: BaselineOffset

    public enum Font: AttributedStringKey {
      public typealias Value = UIFont
      public static var name: String { NSAttributedString.Key.font.rawValue }
    }

    public enum ForegroundColor: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
    }

    public enum BackgroundColor: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
    }

    public enum Kern: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { NSAttributedString.Key.kern.rawValue }
    }

    public enum BaselineOffset: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// What the kit knows of it.
  var ofText: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.font
    attributes[.foregroundColor] = self.foregroundColor
    attributes[.backgroundColor] = self.backgroundColor
    attributes[.kern] = self.kern
    attributes[.baselineOffset] = self.baselineOffset
    return attributes
  }
}

extension AttributedString {
  /// The text with what the kit knows of its looks.
  ///
  /// - Parameter transform: what becomes of the looks of each piece.
  func text(_ transform: (AttributeContainer) -> AttributeContainer = { $0 }) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for run in runs {
      text.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: transform(run.attributes).ofText))
    }
    return text
  }
}

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// The text with font, colours, kern and offset.
    public convenience init(_ attributed: AttributedString) { self.init(attributedString: attributed.text()) }
  }
#endif
