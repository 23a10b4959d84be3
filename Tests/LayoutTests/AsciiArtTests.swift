import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("Drawings of layouts") struct AsciiArtTests {
  @Test("a tree of specs is boxes in boxes, each with a name; what is in a row stands side by side")
  func tree() {
    HeadlessRuntime().runMain {
      let (one, two) = (ASDisplayNode(), ASDisplayNode())
      (one.debugName, two.debugName) = ("one", "two")
      let row = ASStackLayoutSpec.horizontal()
      row.children = [one, two]
      row.debugName = "row"
      #expect(
        ASInsetLayoutSpec(insets: .zero, child: row).asciiArtString() == """
          ---ASInsetLayoutSpec---
          | --------row-------- |
          | | --one-- --two-- | |
          | | ------- ------- | |
          | ------------------- |
          -----------------------
          """)
    }
  }

  @Test("a box is as wide as its name or what is in it; shorter things leave room below them")
  func widths() {
    #expect(
      ASAsciiArtBoxCreator.verticalBoxString(forChildren: ["a", "b"], parent: "name") == """
        --name--
        | a    |
        | b    |
        --------
        """)
    #expect(
      ASAsciiArtBoxCreator.horizontalBoxString(forChildren: ["a\nb", "long"], parent: "x") == """
        ----x-----
        | a long |
        | b      |
        ----------
        """)
  }
}
