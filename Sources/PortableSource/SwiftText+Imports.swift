/// What a source imports.
extension SwiftText {
  /// Modules whose names the headless kit has in one.
  private static let parts: Set = [
    "QuartzCore", "CoreGraphics", "ObjectiveC", "AVFoundation", "AVKit", "CoreMedia", "MapKit", "CoreLocation",
    "SafariServices", "CoreText", "os", "ImageIO", "CoreImage", "AudioToolbox", "MobileCoreServices",
    "UniformTypeIdentifiers",
  ]
  /// Modules that have parts of their own elsewhere, and are one here.
  private static let wholes: Set = ["UIKit", "AsyncDisplayKit", "Foundation"]
  private static let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

  /// Modules that are parts of the headless kit are not imported, and of its own ones everything is.
  var importEdits: [SourceEdit] {
    tokens.indices.filter { tokens[$0].text == "import" }.flatMap { index -> [SourceEdit] in
      let module = index + (isKind(index + 1) ? 2 : 1)
      guard module < tokens.count else { return [] }
      let end = endOfPath(from: module)
      if Self.parts.contains(tokens[module].text) {
        return [blank(tokens[startOfImport(index)].range.lowerBound..<tokens[end].range.upperBound)]
      }
      guard Self.wholes.contains(tokens[module].text) else { return [] }
      return [blank(tokens[index].range.upperBound..<tokens[module].range.lowerBound)]
        + (end > module ? [blank(tokens[module].range.upperBound..<tokens[end].range.upperBound)] : [])
    }
  }

  private func isKind(_ index: Int) -> Bool {
    index + 1 < tokens.count && Self.kinds.contains(tokens[index].text) && tokens[index + 1].isName
  }

  /// The last word of `UIKit.UIGestureRecognizerSubclass`.
  private func endOfPath(from module: Int) -> Int {
    var end = module
    while end + 2 < tokens.count, tokens[end + 1].text == ".", tokens[end + 2].isName { end += 2 }
    return end
  }

  /// With `@preconcurrency`, `public` and the like.
  private func startOfImport(_ index: Int) -> Int {
    var start = index
    while start > 0,
      ["@preconcurrency", "@_exported", "@testable", "public", "internal"].contains(tokens[start - 1].text)
    {
      start -= 1
    }
    return start
  }
}
