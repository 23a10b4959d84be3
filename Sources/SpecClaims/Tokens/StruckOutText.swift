import Foundation

/// "the ~~main~~ render thread": what is struck out is not said.
enum StruckOutText {
  static func removed(from text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "~")), text.contains("~~") else { return text }
    let parts = text.components(separatedBy: "~~")
    guard parts.count % 2 == 1 else { return text }
    return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined(separator: " ")
  }
}
