#if !canImport(ObjectiveC)
  import Foundation

  /// The name of a class with those of what it is in. Foundation's own function halts the process for classes that are private or are
  /// inside others.
  public func nameOfClass(_ aClass: AnyClass) -> String {
    String(reflecting: aClass).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(
      separator: ".")
  }

  extension NSObject {
    /// The class's name with its module's before it.
    public class func description() -> String { nameOfClass(self) }

    /// The class itself, which is registered by that too.
    public class func classForCoder() -> AnyClass { self }
  }
#endif
