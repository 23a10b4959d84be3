import Foundation

extension NSLayoutConstraint {
  /// The constraints that a visual format stands for.
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[icon(44)]-gap-[title]-|`.
  ///   - opts: how the views are aligned with one another across the line.
  ///   - metrics: numbers by name.
  ///   - views: views by name.
  /// - Returns: none, and a report, if the format cannot be read or names what there is not.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let metrics = (metrics ?? [:]).compactMapValues { CGFloat(number: $0) }
    do throws(VisualFormatError) {
      var parser = VisualFormatParser(format)
      let line = VisualLine(format: try parser.parse(), options: opts, metrics: metrics, views: views)
      return try line.constraints()
    } catch {
      let place = error.offset.map { " at character \($0)" } ?? ""
      let problem = "“\(format)”: expected \(error.expected)\(place)"
      HeadlessRuntime.current.report(
        ASRuleViolation(rule: .visualFormatReads, subject: "NSLayoutConstraint", detail: problem))
      return []
    }
  }
}

/// A visual format with what its names stand for.
private struct VisualLine {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: CGFloat]
  let views: [String: Any]

  private var sides: LineSides { LineSides(format.axis, options) }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, part) in format.parts.enumerated() {
      if case .view(let name, let predicates) = part { made += try lengths(of: view(name), predicates) }
      if index > 0 { made += try gap(format.parts[index - 1], format.distances[index - 1], part) }
    }
    return made + (try alignments())
  }

  private func lengths(
    of view: AnyObject, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      // A name is a view's before it is a number's.
      if case .named(let name) = predicate.length, let other = views[name] {
        made.append(try constraint(view, format.axis.length, predicate, other as AnyObject, format.axis.length, 0))
      } else {
        let number = try number(predicate.length)
        made.append(try constraint(view, format.axis.length, predicate, nil, .notAnAttribute, number))
      }
    }
    return made
  }

  private func gap(
    _ part: VisualFormat.Part, _ distance: VisualFormat.Distance, _ next: VisualFormat.Part
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let (before, after) = (try itemOrEdge(part), try itemOrEdge(next))
    let (from, to) = (part == .edge ? sides.start : sides.end, next == .edge ? sides.end : sides.start)
    func room(_ predicate: VisualFormat.Predicate, _ length: CGFloat) throws(VisualFormatError) -> NSLayoutConstraint {
      sides.isReversed
        ? try constraint(before, from, predicate, after, to, length)
        : try constraint(after, to, predicate, before, from, length)
    }
    switch distance {
    case .none: return [try room(.zero, 0)]
    case .standard:
      if part == .edge { return [try constraint(after, to, .zero, before, sides.startMargin, 0)] }
      if next == .edge { return [try constraint(after, sides.endMargin, .zero, before, from, 0)] }
      return [try room(.zero, systemSpacing)]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates { made.append(try room(predicate, try number(predicate.length))) }
      return made
    }
  }

  /// Each view with the one before it.
  private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [AnyObject] = []
    for part in format.parts { if let item = try item(part) { items.append(item) } }
    return zip(items, items.dropFirst()).flatMap { one, next in
      options.attributes.map { attribute in
        NSLayoutConstraint(
          item: next, attribute: attribute, relatedBy: .equal, toItem: one, attribute: attribute, multiplier: 1,
          constant: 0)
      }
    }
  }

  private func constraint(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: constant)
    if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
    return constraint
  }

  // MARK: Names

  /// nil for the edge.
  private func item(_ part: VisualFormat.Part) throws(VisualFormatError) -> AnyObject? {
    if case .view(let name, _) = part { return try view(name) }
    return nil
  }

  private func itemOrEdge(_ part: VisualFormat.Part) throws(VisualFormatError) -> AnyObject {
    if let item = try item(part) { return item }
    guard let edge = try edge() else { throw unknown("|") }
    return edge
  }

  private func view(_ name: String) throws(VisualFormatError) -> AnyObject {
    guard let view = views[name] else { throw unknown(name) }
    return view as AnyObject
  }

  /// What the views are in.
  private func edge() throws(VisualFormatError) -> AnyObject? {
    for part in format.parts { if let view = try item(part) as? UIView { return view.superview } }
    return nil
  }

  private func number(_ length: VisualFormat.Predicate.Length) throws(VisualFormatError) -> CGFloat {
    switch length {
    case .number(let number): return number
    case .named(let name):
      guard let number = metrics[name] else { throw unknown(name) }
      return number
    }
  }

  private func unknown(_ name: String) -> VisualFormatError {
    VisualFormatError(expected: "something named “\(name)”", offset: nil)
  }
}

extension VisualFormat.Predicate {
  fileprivate static let zero = Self(length: .number(0))
}
