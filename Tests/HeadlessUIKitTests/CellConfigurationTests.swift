import Foundation
import HeadlessUIKit
import Testing

@Suite("Cells that are configured by values") struct CellConfigurationTests {
  /// How full a tank is.
  private struct Gauge: UIContentConfiguration {
    var level = 0
    var isChosen = false
    func makeContentView() -> any UIView & UIContentView { GaugeView(self) }
    func updated(for state: any UIConfigurationState) -> Gauge {
      var new = self
      new.isChosen = (state as? UICellConfigurationState)?.isSelected == true
      return new
    }
  }

  private final class GaugeView: UIView, UIContentView {
    var gauge: Gauge
    var configuration: any UIContentConfiguration {
      get { gauge }
      set { if let gauge = newValue as? Gauge { self.gauge = gauge } }
    }
    init(_ gauge: Gauge) {
      self.gauge = gauge
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("the view of the content takes the place of the cell's, and shows what follows of its kind")
  func content() {
    HeadlessRuntime().runMain {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      cell.contentConfiguration = Gauge(level: 3)
      let view = cell.contentView as? GaugeView
      #expect(view?.gauge.level == 3 && view?.frame == cell.bounds && view?.superview === cell)
      cell.contentConfiguration = Gauge(level: 4)
      #expect(cell.contentView === view && view?.gauge.level == 4)
      cell.contentConfiguration = UIListContentConfiguration.cell()
      #expect(cell.contentView is UIListContentView && view?.superview == nil)
      cell.contentConfiguration = nil
      #expect(type(of: cell.contentView) == UIView.self && cell.contentView.superview === cell)
    }
  }

  @Test("content follows the state of the cell before the next layout, unless it is told not to")
  func state() {
    HeadlessRuntime().runMain {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Gauge()
      var told: [Bool] = []
      cell.configurationUpdateHandler = { _, state in told.append(state.isSelected) }
      cell.layoutIfNeeded()
      cell.setSelected(true, animated: false)
      cell.layoutIfNeeded()
      #expect((cell.contentView as? GaugeView)?.gauge.isChosen == true && told == [false, true])
      cell.automaticallyUpdatesContentConfiguration = false
      cell.isSelected = false
      cell.layoutIfNeeded()
      #expect((cell.contentView as? GaugeView)?.gauge.isChosen == true)
    }
  }

  private final class PumpCell: UICollectionViewListCell {
    var pump = ""
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration().updated(for: state)
      content.text = state.isHighlighted ? pump.uppercased() : pump
      contentConfiguration = content
    }
  }

  @Test("a cell that says its content itself is asked before it is measured, and when it changes")
  func own() {
    HeadlessRuntime().runMain {
      let cell = PumpCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      cell.pump = "north"
      #expect(cell.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).height == 44)
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "north")
      cell.isHighlighted = true
      cell.layoutIfNeeded()
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "NORTH")
    }
  }

  @Test("a background is behind the content, within its insets, and follows the state")
  func background() {
    HeadlessRuntime().runMain {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 5
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      cell.backgroundConfiguration = background
      cell.layoutIfNeeded()
      cell.subviews[0].layoutIfNeeded()
      let plate = cell.subviews[0].subviews[0]
      #expect(plate.frame == CGRect(x: 2, y: 1, width: 94, height: 46) && plate.layer.cornerRadius == 5)
      #expect(plate.backgroundColor == .systemBackground)
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(plate.backgroundColor == .systemGray4)
      cell.backgroundConfiguration = nil
      #expect(cell.subviews[0] === cell.contentView)
    }
  }

  @Test("accessories of somebody's own are at the end, and leave the rest to the content")
  func accessories() {
    HeadlessRuntime().runMain {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let lamp = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      cell.accessories = [
        .disclosureIndicator(), .checkmark(displayed: .always),
        .customView(configuration: .init(customView: lamp, placement: .trailing(displayed: .always))),
      ]
      cell.indentationLevel = 2
      cell.layoutIfNeeded()
      #expect(lamp.frame == CGRect(x: 164, y: 17, width: 20, height: 10))
      #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 144, height: 44))
      cell.accessories = [.customView(configuration: .init(customView: lamp, placement: .leading(displayed: .always)))]
      cell.layoutIfNeeded()
      #expect(lamp.frame.minX == 36 && cell.contentView.frame == CGRect(x: 56, y: 0, width: 144, height: 44))
      cell.accessories = []
      #expect(lamp.superview == nil)
    }
  }
}
