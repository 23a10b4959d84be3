import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

@Suite struct FreezingTests {
  private let first = Box("first")
  private let second = Box("second")

  /// A write of one property, and how the property reads.
  struct Write: CustomTestStringConvertible {
    let property: String
    let spec: ASLayoutSpec
    let read: () -> String
    let write: () -> Void
    var testDescription: String { property }
  }

  /// Every settable property of every spec.
  private func writes() -> [Write] {
    stackWrites() + placingWrites() + elementWrites()
  }

  private func write<Spec: ASLayoutSpec, Value>(
    _ spec: Spec, _ property: String, _ path: ReferenceWritableKeyPath<Spec, Value>, _ value: Value
  ) -> Write {
    Write(property: property, spec: spec, read: { "\(spec[keyPath: path])" }, write: { spec[keyPath: path] = value })
  }

  private func write<Spec: ASLayoutSpec>(
    _ spec: Spec, _ property: String, element path: ReferenceWritableKeyPath<Spec, (any ASLayoutElement)?>
  ) -> Write {
    Write(
      property: property, spec: spec, read: { (spec[keyPath: path] as? Box)?.name ?? "nil" },
      write: { spec[keyPath: path] = second })
  }

  private func stackWrites() -> [Write] {
    func stack() -> ASStackLayoutSpec { ASStackLayoutSpec() }
    return [
      write(stack(), "direction", \.direction, .vertical), write(stack(), "spacing", \.spacing, 5),
      write(stack(), "justifyContent", \.justifyContent, .end), write(stack(), "alignItems", \.alignItems, .end),
      write(stack(), "flexWrap", \.flexWrap, .wrap), write(stack(), "alignContent", \.alignContent, .end),
      write(stack(), "lineSpacing", \.lineSpacing, 5), write(stack(), "isConcurrent", \.isConcurrent, true),
      write(stack(), "horizontalAlignment", \.horizontalAlignment, .right),
      write(stack(), "verticalAlignment", \.verticalAlignment, .bottom),
    ]
  }

  private func placingWrites() -> [Write] {
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    return [
      write(ASInsetLayoutSpec(), "insets", \.insets, insets), write(ASRatioLayoutSpec(), "ratio", \.ratio, 5),
      write(ASAbsoluteLayoutSpec(), "sizing", \.sizing, .sizeToFit),
      write(ASCenterLayoutSpec(), "centeringOptions", \.centeringOptions, .XY),
      write(ASCenterLayoutSpec(), "sizingOptions", \.sizingOptions, .minimumXY),
      write(ASRelativeLayoutSpec(), "horizontalPosition", \.horizontalPosition, .end),
      write(ASRelativeLayoutSpec(), "verticalPosition", \.verticalPosition, .end),
      write(ASRelativeLayoutSpec(), "sizingOption", \.sizingOption, .minimumSize),
      write(ASCornerLayoutSpec(), "cornerLocation", \.cornerLocation, .bottomRight),
      write(ASCornerLayoutSpec(), "offset", \.offset, CGPoint(x: 1, y: 1)),
      write(ASCornerLayoutSpec(), "wrapsCorner", \.wrapsCorner, true),
    ]
  }

  private func elementWrites() -> [Write] {
    let layers = ASBackgroundLayoutSpec(child: first, background: first)
    let spec = ASLayoutSpec()
    return [
      write(ASWrapperLayoutSpec(layoutElement: first), "child", element: \.child),
      write(layers, "child", element: \.child), write(layers, "background", element: \.background),
      write(ASOverlayLayoutSpec(child: first, overlay: first), "child", element: \.child),
      write(ASOverlayLayoutSpec(child: first, overlay: first), "overlay", element: \.overlay),
      write(ASCornerLayoutSpec(), "child", element: \.child), write(ASCornerLayoutSpec(), "corner", element: \.corner),
      Write(
        property: "children", spec: spec, read: { "\(spec.children?.count ?? -1)" }, write: { spec.children = [second] }
      ),
    ]
  }

  @Test func `a spec takes every write until it is frozen`() {
    for write in writes() {
      let before = write.read()
      write.write()
      #expect(write.read() != before, "\(type(of: write.spec)).\(write.property)")
    }
  }

  @Test func `a frozen spec refuses every write and stays as it is`() {
    for write in writes() {
      let before = write.read()
      write.spec.freeze()
      write.write()
      #expect(write.read() == before, "\(type(of: write.spec)).\(write.property)")
      #expect(!write.spec.isMutable)
    }
  }

  @Test func `every write is observed once, by its property's name, with the answer`() {
    for freezes in [false, true] {
      for write in writes() {
        var seen: [String] = []
        write.spec.writeObserver = { spec, property, accepted in
          #expect(spec === write.spec)
          seen.append("\(property) \(accepted)")
        }
        if freezes { write.spec.freeze() }
        write.write()
        #expect(seen == ["\(write.property) \(!freezes)"])
      }
    }
  }

  @Test func `freezing one spec leaves those nested in it open, freezing the tree does not`() {
    let inner = ASStackLayoutSpec.vertical()
    let outer = ASInsetLayoutSpec(insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0), child: inner)
    outer.freeze()
    #expect(!outer.isMutable)
    #expect(inner.isMutable)
    outer.freezeTree()
    #expect(!inner.isMutable)
  }

  @Test func `a style can be written after freezing`() {
    let spec = ASLayoutSpec()
    spec.freeze()
    spec.style.flexGrow = 1
    #expect(spec.style.flexGrow == 1)
  }

  @Test func `a frozen spec can still be measured, as often as one likes`() {
    let stack = ASStackLayoutSpec.vertical()
    stack.children = [Box("one", 10, 10), Box("two", 20, 10)]
    stack.freezeTree()
    let layouts = (0..<2).map { _ in stack.layoutThatFits(ASSizeRangeUnconstrained) }
    #expect(layouts[0] == layouts[1])
    #expect(layouts[0].size == CGSize(width: 20, height: 20))
  }
}
