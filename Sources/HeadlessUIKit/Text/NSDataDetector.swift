import Foundation

#if !canImport(ObjectiveC)
  /// Finds addresses of the web and of mail in text. Telephone numbers, dates and places are not found here.
  public final class NSDataDetector: NSObject, Sendable {
    private static let address =
      #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}']|[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"#

    /// `CheckingType.link`.
    fileprivate static let link = nameOfLink(NSTextCheckingResult.CheckingType.self)

    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let addresses: NSRegularExpression

    /// - Parameter types: the raw value of what to look for; only links are ever found.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
      self.checkingTypes = checkingTypes
      let finds = checkingTypes & Self.link.rawValue != 0
      addresses = try NSRegularExpression(pattern: finds ? Self.address : "(?!)", options: [])
    }

    public func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
      addresses.matches(in: string, options: options, range: range).map {
        FoundLink($0.range, text: (string as NSString).substring(with: $0.range))
      }
    }

    public func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    public func numberOfMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls `block` for each match, until it says that this is enough.
    public func enumerateMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
      using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop = ObjCBool(false)
      for match in matches(in: string, options: options, range: range) where !stop.boolValue {
        block(match, [], &stop)
      }
    }
  }

  /// Foundation has these three on Apple's platforms only.
  public let NSTextCheckingAllSystemTypes: UInt64 = 0xFFFF_FFFF
  public let NSTextCheckingAllCustomTypes: UInt64 = 0xFFFF_FFFF << 32
  public let NSTextCheckingAllTypes: UInt64 = .max

  /// Foundation deprecates the name here, because its own detectors never find a link; by way of a protocol it can be said all the same.
  private protocol NamesLinks { static var link: Self { get } }
  extension NSTextCheckingResult.CheckingType: NamesLinks {}

  private func nameOfLink<Type: NamesLinks>(_ type: Type.Type) -> Type { Type.link }

  /// An address that was found.
  private final class FoundLink: NSTextCheckingResult {
    private let place: NSRange
    let address: URL?

    init(_ place: NSRange, text: String) {
      self.place = place
      let scheme = text.contains("://") ? "" : text.contains("@") && !text.hasPrefix("www.") ? "mailto:" : "http://"
      address = URL(string: scheme + text)
      super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { NSDataDetector.link }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { place }
  }

  extension NSTextCheckingResult {
    /// The address that an ``NSDataDetector`` found.
    public var url: URL? { (self as? FoundLink)?.address }
  }
#endif
