import Foundation
import HeadlessUIKit
import Testing

@Suite("Rows of a picture and two texts") struct ListContentTests {
  private func view(_ content: UIListContentConfiguration, height: CGFloat = 44) -> UIView {
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UIView) -> [CGRect] { view.subviews.map(\.frame) }

  @Test("a text is between the margins, after the picture")
  func text() {
    HeadlessRuntime().runMain {
      var row = UIListContentConfiguration.cell()
      row.text = "Valve"
      row.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
      #expect(frames(view(row))[0] == CGRect(x: 16, y: 17, width: 20, height: 10))
      #expect(frames(view(row))[1].minX == 52 && frames(view(row))[1].maxX == 304)
      row.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
      row.imageProperties.maximumSize = CGSize(width: 10, height: 0)
      #expect(frames(view(row))[0] == CGRect(x: 31, y: 19.5, width: 10, height: 5))
      #expect(frames(view(row))[1].minX == 72)
    }
  }

  @Test("a second text is below, or at the end of the line if there is room")
  func second() {
    HeadlessRuntime().runMain {
      var row = UIListContentConfiguration.subtitleCell()
      (row.text, row.secondaryText) = ("Valve", "open")
      let below = frames(view(row))
      #expect(below[2].minY == below[1].maxY + 3 && below[2].minX == 16)
      row.prefersSideBySideTextAndSecondaryText = true
      let beside = frames(view(row))
      #expect(beside[2].maxX == 304 && beside[2].minY == beside[1].minY)
      row.secondaryText = String(repeating: "open ", count: 30)
      #expect(frames(view(row))[2].minY > frames(view(row))[1].minY)
    }
  }

  @Test("a row is as high as its texts, and looks as it is told to")
  func looks() {
    HeadlessRuntime().runMain {
      var row = UIListContentConfiguration.cell()
      row.text = "a long text on a valve"
      row.textProperties.font = .systemFont(ofSize: 40)
      row.textProperties.transform = .uppercase
      row.textProperties.color = .red
      let shown = view(row)
      #expect(shown.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height > 100)
      let label = shown.subviews[1] as? UILabel
      #expect(label?.text == "A LONG TEXT ON A VALVE" && label?.textColor == .red)
      #expect(view(.cell()).sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    }
  }

  @Test("a row of a table is as high as its content needs")
  func table() {
    func fill(_ cell: UITableViewCell) {
      var row = cell.defaultContentConfiguration()
      row.text = String(repeating: "valve ", count: 40)
      cell.contentConfiguration = row
    }
    CellTable.show([["a"]], { ($0.height, $0.fill) = (nil, fill) }) { source, table in
      let cell = table.visibleCells[0]
      let wanted = cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height
      #expect(wanted > 100 && cell.frame.height == wanted && table.contentSize.height == wanted)
    }
  }
}
