import Foundation

extension TableHeadings {
  /// Takes views into the table whose headings are on screen, and others out of it.
  ///
  /// - Parameter rect: what is on screen; nil if nothing is.
  package func show(in rect: CGRect?) {
    let places = rect.map { self.places(in: $0) } ?? []
    let kept = Set(places.map(\.key))
    for (key, old) in shown.filter({ !kept.contains($0.key) }).sorted(by: { $0.value.section < $1.value.section }) {
      shown[key] = nil
      takeOff(old, as: key.heading)
    }
    for place in places { show(place) }
  }

  /// A heading on screen and where it is.
  struct Place {
    let key: Key
    let section: Int
    let frame: CGRect
  }

  private func places(in rect: CGRect) -> [Place] {
    guard let sections = table.rowLayout?.sections(in: rect) else { return [] }
    return sections.flatMap { section in
      TableHeading.allCases.compactMap { heading in
        guard let key = key(heading, section), let frame = frame(of: heading, inSection: section, on: rect),
          frame.overlaps(rect)
        else { return nil }
        return Place(key: key, section: section, frame: frame)
      }
    }
  }

  /// Where a heading is while a part of the content is on screen. Those of a plain table stay there for as long as rows of their section do.
  func frame(of heading: TableHeading, inSection section: Int, on rect: CGRect) -> CGRect? {
    guard let layout = table.rowLayout, var frame = table.frame(of: heading, inSection: section) else { return nil }
    guard table.style == .plain, let extent = layout.extent(ofSection: section) else { return frame }
    let visible = rect.inset(by: table.contentInset)
    switch heading {
    case .header:
      let end = layout.frame(of: .footer, inSection: section)?.minY ?? extent.end
      frame.origin.y = max(frame.minY, min(visible.minY, end - frame.height))
    case .footer:
      let start = layout.frame(of: .header, inSection: section)?.maxY ?? extent.start
      frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, start))
    }
    return frame
  }

  private func show(_ place: Place) {
    guard let source, let view = view(of: place.key, inSection: place.section, source) else { return }
    if view.frame != place.frame { view.frame = place.frame }
    guard shown[place.key]?.isDisplayed == false else { return }
    shown[place.key]?.isDisplayed = true
    source.willDisplay(view, as: place.key.heading, inSection: place.section)
    table.addSubview(view)
  }

  /// The view of a heading, asked for if it was not yet.
  func view(of key: Key, inSection section: Int, _ source: any TableHeadingSource) -> UIView? {
    if let old = shown[key] {
      shown[key]?.section = section
      return old.view
    }
    let view = source.view(of: key.heading, inSection: section) ?? titleView(of: key.heading, section, source)
    shown[key] = Shown(view: view, section: section)
    return view
  }

  private func titleView(
    of heading: TableHeading, _ section: Int, _ source: any TableHeadingSource
  ) -> UITableViewHeaderFooterView? {
    guard let title = source.title(of: heading, inSection: section) else { return nil }
    let view = UIView.made(by: table.runtime) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
    view.isTitleOnly = true
    // Groups shout their headers.
    view.textLabel?.text = table.style != .plain && heading == .header ? title.uppercased() : title
    if table.style != .plain { Self.setSmall(view.textLabel) }
    return view
  }

  /// What is said of a group is small, grey, and said to its end.
  private static func setSmall(_ label: UILabel?) {
    label?.font = smallFont
    label?.textColor = .secondaryLabel
    label?.numberOfLines = 0
  }

  private static var smallFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// How much higher the title of a group is than one line, in points.
  func furtherLines(of title: String) -> CGFloat {
    let text = NSAttributedString(string: title, attributes: [.font: Self.smallFont])
    let room = CGSize(width: table.bounds.width - 2 * UITableViewHeaderFooterView.titleMargin, height: 0)
    guard room.width > 0 else { return 0 }
    return text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height
      - Self.smallFont.lineHeight
  }

  private func takeOff(_ old: Shown, as heading: TableHeading) {
    guard let view = old.view else { return }
    if old.isDisplayed {
      if view.superview === table { view.removeFromSuperview() }
      source?.didEndDisplaying(view, as: heading, inSection: old.section)
    }
    if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
      reuse.keep(view, as: ReuseName(identifier: name))
    }
  }

  /// The lowest of the views in the table: rows are below all of them.
  var lowest: UIView? {
    let views = Set(shown.values.compactMap { $0.isDisplayed ? $0.view.map(ObjectIdentifier.init) : nil })
    return views.isEmpty ? nil : table.subviews.first { views.contains(ObjectIdentifier($0)) }
  }
}
