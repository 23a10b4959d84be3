import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

extension LayoutCase.Range {
  var asSizeRange: ASSizeRange {
    ASSizeRangeMake(
      CGSize(width: min[0].points, height: min[1].points), CGSize(width: max[0].points, height: max[1].points))
  }
}

extension LayoutCase.Expected {
  var dump: String {
    let lines = frames.map { "\($0.key) \($0.value.map { LayoutText.number($0) }.joined(separator: " "))" }
    return (["size \(size.map { LayoutText.number($0) }.joined(separator: " "))"] + lines.sorted()).joined(
      separator: "\n")
  }
}

extension ASLayout {
  /// The dump of the flattened layout that ``LayoutCase/Expected/dump`` is compared with.
  var dumpOfFrames: String {
    let flat = filteredNodeLayoutTree()
    let lines = flat.sublayouts.map { sublayout in
      let frame = sublayout.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { LayoutText.number($0) }
      return "\((sublayout.layoutElement as? Box)?.name ?? "?") \(numbers.joined(separator: " "))"
    }
    let size = "size \(LayoutText.number(flat.size.width)) \(LayoutText.number(flat.size.height))"
    return ([size] + lines.sorted()).joined(separator: "\n")
  }
}

extension CaseElement {
  /// The element with everything nested in it.
  func build() throws -> any ASLayoutElement {
    let element = try unstyled()
    try style?.apply(to: element.style)
    return element
  }

  private func unstyled() throws -> any ASLayoutElement {
    switch type {
    case "node": return Box(name ?? "unnamed")
    case "stack": return try stack()
    case "inset": return ASInsetLayoutSpec(insets: try edgeInsets(), child: try part(child))
    case "background": return ASBackgroundLayoutSpec(child: try part(child), background: try part(background))
    case "overlay": return ASOverlayLayoutSpec(child: try part(child), overlay: try part(overlay))
    case "relative": return try relative()
    case "center":
      let options: ASCenterLayoutSpecCenteringOptions =
        Set(centering ?? []) == ["x", "y"] ? .XY : centering == ["x"] ? .X : []
      return ASCenterLayoutSpec(centeringOptions: options, sizingOptions: [], child: try part(child))
    case "ratio": return ASRatioLayoutSpec(ratio: try #require(ratio), child: try part(child))
    case "absolute": return ASAbsoluteLayoutSpec(sizing: try pick(sizing), children: try parts())
    case "wrapper": return ASWrapperLayoutSpec(layoutElements: try parts())
    case "corner":
      let spec = ASCornerLayoutSpec(child: try part(child), corner: try part(corner), location: try pick(location))
      spec.offset = CGPoint(x: try #require(offset?[0]), y: try #require(offset?[1]))
      spec.wrapsCorner = wrapsCorner == true
      return spec
    default: throw UnknownCaseWord(word: type)
    }
  }

  private func stack() throws -> ASStackLayoutSpec {
    let stack = ASStackLayoutSpec(
      direction: try pick(direction), spacing: try #require(spacing), justifyContent: try pick(justifyContent),
      alignItems: try pick(alignItems), flexWrap: try pick(flexWrap), alignContent: try pick(alignContent),
      lineSpacing: try #require(lineSpacing), children: try parts())
    if let setVia {
      stack.horizontalAlignment = try pick(setVia["horizontalAlignment"])
      stack.verticalAlignment = try pick(setVia["verticalAlignment"])
    }
    return stack
  }

  private func relative() throws -> ASRelativeLayoutSpec {
    var option: ASRelativeLayoutSpecSizingOption = []
    if sizingOption?.contains("minimumWidth") == true { option.insert(.minimumWidth) }
    if sizingOption?.contains("minimumHeight") == true { option.insert(.minimumHeight) }
    return ASRelativeLayoutSpec(
      horizontalPosition: try pick(horizontalPosition), verticalPosition: try pick(verticalPosition),
      sizingOption: option, child: try part(child))
  }

  private func edgeInsets() throws -> UIEdgeInsets {
    func side(_ name: String) throws -> CGFloat { try #require(insets?[name]).points }
    return UIEdgeInsets(
      top: try side("top"), left: try side("left"), bottom: try side("bottom"), right: try side("right"))
  }

  private func part(_ element: CaseElement?) throws -> any ASLayoutElement { try #require(element).build() }

  private func parts() throws -> [any ASLayoutElement] { try (children ?? []).map { try $0.build() } }
}

extension CaseStyle {
  func apply(to style: ASLayoutElementStyle) throws {
    if let width { style.width = width.asDimension }
    if let height { style.height = height.asDimension }
    if let flexGrow { style.flexGrow = flexGrow }
    if let flexShrink { style.flexShrink = flexShrink }
    if let flexBasis { style.flexBasis = flexBasis.asDimension }
    if let alignSelf { style.alignSelf = try pick(alignSelf) }
    if let spacingBefore { style.spacingBefore = spacingBefore }
    if let spacingAfter { style.spacingAfter = spacingAfter }
    if let layoutPosition { style.layoutPosition = CGPoint(x: layoutPosition[0], y: layoutPosition[1]) }
  }
}

extension CaseDimension {
  var asDimension: ASDimension {
    pt.map { ASDimensionMake($0) } ?? fraction.map { ASDimensionMake(.fraction, $0) } ?? .auto
  }
}

struct UnknownCaseWord: Error { let word: String }

/// The case of an enumeration that a word names.
private func pick<Value: CaseIterable>(_ word: String?) throws -> Value {
  guard let value = Value.allCases.first(where: { "\($0)" == word }) else { throw UnknownCaseWord(word: word ?? "nil") }
  return value
}
