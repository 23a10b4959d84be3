import Foundation
import Testing

/// `render`: a scenario can be looked at.
@Suite struct RenderTests {
  private let folder: Folder

  init() throws { folder = try .withPages() }

  @Test(arguments: ["drawing", "node-block-scroll", "controller-lifecycle"])
  func aScenarioIsAPicture(_ name: String) throws {
    let result = try Program.run("render", name, "-o", "tree.png", in: folder)
    #expect(result.code == 0 && result.out == "")
    #expect(result.err.hasPrefix("tree.png: ") && result.err.hasSuffix(" points, @2x\n"))
    #expect(try size(of: "tree.png").width > 0)
  }

  @Test func aPictureHasAsManyPixelsAsAskedFor() throws {
    for scale in [1, 3] {
      let result = try Program.run(
        "render", "drawing", "--scale", "\(scale)", "--quiet", "-o", "tree.png", in: folder)
      #expect(result.err == "")
      #expect(try size(of: "tree.png") == (160 * scale, 160 * scale))
    }
  }

  @Test func theSameSeedIsTheSamePicture() throws {
    for name in ["one.png", "two.png"] { _ = try Program.run("render", "drawing", "-o", name, in: folder) }
    #expect(try bytes(of: "one.png") == bytes(of: "two.png"))
  }

  /// Width and height stand in the first chunk, from byte 16 on.
  private func size(of name: String) throws -> (width: Int, height: Int) {
    let bytes = try bytes(of: name)
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 24)
    let numbers = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (numbers[0], numbers[1])
  }

  private func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url.appending(path: name)))
  }
}
