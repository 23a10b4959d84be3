/// Something wrong in a vocabulary file, with the place.
public struct VocabularyError: Error, Hashable, CustomStringConvertible {
  public let file: String
  /// 1-based; 0 when the file as a whole is meant.
  public let line: Int
  public let column: Int
  /// What is wrong and what to do.
  public let message: String

  public init(file: String, line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String { line == 0 ? "\(file): \(message)" : "\(file):\(line):\(column): \(message)" }
}
