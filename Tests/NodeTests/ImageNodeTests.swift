import AsyncDisplayKit
import Testing

@Suite struct ImageNodeTests {
  @Test func aNodeIsAsLargeAsItsPicture() {
    let node = ASImageNode()
    #expect(node.fit(width: 100).height == 0)
    node.image = square(20)
    #expect(node.fit(width: 100) == CGSize(width: 20, height: 20))
    node.style.preferredSize = CGSize(width: 10, height: 5)
    node.invalidateCalculatedLayout()
    #expect(node.fit(width: 100) == CGSize(width: 10, height: 5))
  }

  @Test func roundPicturesAreClearInTheCorners() throws {
    let round = try #require(ASImageNodeRoundBorderModificationBlock(0, nil)(square(20)))
    let picture = try #require(round.cgImage)
    #expect(picture.pixel(0, 0) == .clear)
    #expect(picture.pixel(10, 10) == UIColor.red)
  }

  @Test func tintsKeepTheShape() throws {
    let tinted = try #require(ASImageNodeTintColorModificationBlock(.blue)(square(3)))
    #expect(try #require(tinted.cgImage).pixel(1, 1) == UIColor.blue)
  }
}

extension CGImage {
  func pixel(_ x: Int, _ y: Int) -> UIColor { UIColor(cgColor: color(x: x, y: y)) }
}
