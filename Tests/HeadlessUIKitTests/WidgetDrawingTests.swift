import Foundation
import HeadlessUIKit
import Testing

/// What a screen shows of the kit's own views.
@Suite("Widgets are drawn") struct WidgetDrawingTests {
  private func onMain(_ body: () throws -> Void) rethrows { try HeadlessRuntime().runMain { try body() } }

  private func box(_ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  private func square(_ color: UIColor, side: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// At a point of the view, as it is on screen.
  private func color(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGColor? {
    view.layoutIfNeeded()
    return view.image(scale: 1)?.cgImage?.color(x: Int(x), y: Int(y))
  }

  private func colors(_ view: UIView) -> Set<CGColor> {
    let size = view.bounds.size
    view.layoutIfNeeded()
    let picture = view.image(scale: 1)?.cgImage
    return Set((0..<Int(size.width)).flatMap { x in (0..<Int(size.height)).compactMap { picture?.color(x: x, y: $0) } })
  }

  @Test("a picture is where its mode says, and a template has the colour of the tint")
  func pictures() {
    onMain {
      let view = UIImageView(frame: box(10, 10))
      view.image = square(.red)
      #expect(color(view, 1, 1) == UIColor.red.cgColor)
      view.contentMode = .bottomRight
      #expect(color(view, 1, 1) == .clear)
      #expect(color(view, 8, 8) == UIColor.red.cgColor)
      view.tintColor = .green
      view.image = square(.red).withRenderingMode(.alwaysTemplate)
      #expect(color(view, 8, 8) == UIColor.green.cgColor)
      view.highlightedImage = square(.blue)
      view.isHighlighted = true
      #expect(color(view, 8, 8) == UIColor.blue.cgColor)
    }
  }

  @Test("the text of a label is in the middle of its height, in its colour")
  func labels() {
    onMain {
      let label = UILabel(frame: box(10, 40))
      label.font = .systemFont(ofSize: 10)
      label.text = "M"
      label.textColor = .red
      label.highlightedTextColor = .blue
      #expect(colors(label).contains(UIColor.red.cgColor))
      let rows = (0..<40).filter { y in (0..<10).contains { color(label, CGFloat($0), CGFloat(y)) != .clear } }
      #expect(rows.allSatisfy { (15..<25).contains($0) } && !rows.isEmpty)
      label.isHighlighted = true
      #expect(colors(label).contains(UIColor.blue.cgColor) && !colors(label).contains(UIColor.red.cgColor))
    }
  }

  @Test("a button has its picture on the left of its title, and what the state has")
  func buttons() throws {
    try onMain {
      let button = UIButton(frame: box(40, 20))
      button.titleLabel?.font = .systemFont(ofSize: 10)
      button.setTitle("M", for: .normal)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.green, for: .disabled)
      button.setImage(square(.blue, side: 10), for: .normal)
      button.layoutIfNeeded()
      let (picture, title) = (try #require(button.imageView), try #require(button.titleLabel))
      #expect(picture.frame == CGRect(x: 10, y: 5, width: 10, height: 10))
      #expect(title.frame == CGRect(x: 20, y: 5, width: 10, height: 10))
      #expect(title.superview === button && title.text == "M")
      #expect(colors(button).isSuperset(of: [UIColor.blue.cgColor, UIColor.red.cgColor]))
      button.isEnabled = false
      #expect(colors(button).contains(UIColor.green.cgColor))
      button.contentHorizontalAlignment = .right
      button.imageEdgeInsets.right = 5
      button.contentEdgeInsets.right = 2
      button.layoutIfNeeded()
      #expect(title.frame.maxX == 38 && picture.frame.maxX == 23)
    }
  }

  @Test("a system button's title and picture have the tint, and a background fills a button")
  func systemButtons() {
    onMain {
      let button = UIButton(type: .system)
      button.frame = box(20, 20)
      button.tintColor = .green
      button.setImage(square(.blue, side: 10), for: .normal)
      #expect(color(button, 10, 10) == UIColor.green.cgColor)
      button.setImage(nil, for: .normal)
      button.setBackgroundImage(square(.red), for: .normal)
      #expect(colors(button) == [UIColor.red.cgColor])
    }
  }

  @Test("values are seen")
  func values() {
    onMain {
      let progress = UIProgressView(frame: box(10, 4))
      (progress.progressTintColor, progress.trackTintColor) = (.red, .blue)
      progress.progress = 0.5
      #expect(color(progress, 4, 2) == UIColor.red.cgColor && color(progress, 6, 2) == UIColor.blue.cgColor)
      progress.progress = .nan
      #expect(progress.progress == 0)
      let slider = UISlider(frame: box(100, 31))
      (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (.red, .blue, .green)
      #expect(color(slider, 15, 15) == UIColor.green.cgColor && color(slider, 90, 15) == UIColor.blue.cgColor)
      slider.value = 1
      #expect(color(slider, 10, 15) == UIColor.red.cgColor && color(slider, 84, 15) == UIColor.green.cgColor)
      let control = UISwitch()
      control.onTintColor = .red
      #expect(color(control, 40, 15) != UIColor.red.cgColor)
      control.isOn = true
      #expect(color(control, 8, 15) == UIColor.red.cgColor)
    }
  }

  @Test("the chosen page and the chosen segment look different")
  func choices() {
    onMain {
      let pages = UIPageControl(frame: box(32, 26))
      (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.blue, .red)
      pages.numberOfPages = 2
      pages.currentPage = 5
      #expect(pages.currentPage == 1)
      #expect(color(pages, 8, 13) == UIColor.blue.cgColor && color(pages, 24, 13) == UIColor.red.cgColor)
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.frame = box(40, 32)
      segments.selectedSegmentTintColor = .red
      segments.selectedSegmentIndex = 1
      #expect(color(segments, 30, 5) == UIColor.red.cgColor && color(segments, 10, 5) != UIColor.red.cgColor)
    }
  }

  @Test("an indicator that stands still is hidden, unless it is not to be")
  func indicators() {
    onMain {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.color = .red
      #expect(indicator.isHidden)
      indicator.startAnimating()
      #expect(!indicator.isHidden && colors(indicator).contains(UIColor.red.cgColor))
      indicator.stopAnimating()
      #expect(indicator.isHidden)
      indicator.hidesWhenStopped = false
      #expect(!indicator.isHidden)
    }
  }
}
