import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("What is behind the rows of a table") struct TableGroundTests {
  @Test("the system's background, unless the node says otherwise")
  func ground() {
    HeadlessRuntime().runMain {
      let (plain, grouped, red) = (ASTableNode(style: .plain), ASTableNode(style: .grouped), ASTableNode())
      red.backgroundColor = .red
      #expect(plain.view.backgroundColor == .systemBackground)
      #expect(grouped.view.backgroundColor == .systemGroupedBackground)
      #expect(red.view.backgroundColor == .red)
      #expect(plain.backgroundColor == .systemBackground)
    }
  }
}
