import HeadlessUIKit
import Testing

@Suite("Pictures of the system") struct SystemPictureTests {
  @Test("a square stands in for each: an outline, or a filled one where the name says so")
  func squares() throws {
    #expect(try isFilled("heart") == [true, false])
    #expect(try isFilled("heart.fill") == [true, true])
    #expect(UIImage(systemName: "") == nil)
  }

  /// Whether something is drawn at the edge, and in the middle.
  private func isFilled(_ name: String) throws -> [Bool] {
    let picture = try #require(UIImage(systemName: name)?.cgImage)
    return [3, 10].map { picture.color(x: 10, y: $0).alpha > 0 }
  }
}
