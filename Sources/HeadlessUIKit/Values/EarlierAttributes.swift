import Foundation

// Attributes went by strings before Swift 4. Whoever says a dictionary of keys, or none, means the methods of today.

extension [String: Any] {
  fileprivate var keyed: [NSAttributedString.Key: Any] {
    [NSAttributedString.Key: Any](uniqueKeysWithValues: map { (NSAttributedString.Key($0.key), $0.value) })
  }
}

extension NSAttributedString {
  @_disfavoredOverload
  public convenience init(string: String, attributes: [String: Any]?) {
    self.init(string: string, attributes: attributes?.keyed)
  }
}

extension NSMutableAttributedString {
  @_disfavoredOverload
  public func addAttributes(_ attributes: [String: Any], range: NSRange) {
    addAttributes(attributes.keyed, range: range)
  }

  @_disfavoredOverload
  public func setAttributes(_ attributes: [String: Any]?, range: NSRange) {
    setAttributes(attributes?.keyed, range: range)
  }
}

extension NSString {
  @_disfavoredOverload
  public func size(attributes: [String: Any]? = nil) -> CGSize { size(withAttributes: attributes?.keyed) }
  public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attributes) }

  @_disfavoredOverload
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect { boundingRect(with: size, options: options, attributes: attributes?.keyed, context: context) }
}

extension String {
  @_disfavoredOverload
  public func size(attributes: [String: Any]? = nil) -> CGSize { NSString(string: self).size(attributes: attributes) }
  public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSString(string: self).size(attributes: attributes)
  }

  @_disfavoredOverload
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
