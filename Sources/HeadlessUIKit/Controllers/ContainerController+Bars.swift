import Foundation

/// Bars of containers. They come into no window: no child would have less room, and no node another safe area, than on a screen without bars.
extension UIContainerController {
  /// A bar looks as bars of its class do from the beginning, since it never comes into a window.
  func bar<Bar: UIView>(_ make: () -> Bar) -> Bar {
    let bar = make()
    bar.adoptAppearance()
    return bar
  }

  /// Puts a bar where it would be seen. Done anew where there is another room for it since: who gave it another frame keeps that until then.
  func placed<Bar: UIView>(_ bar: Bar, _ edge: UIBarPosition) -> Bar {
    guard ThreadState.isMain else { return bar }
    let room = viewIfLoaded?.bounds ?? UIScreen.main.bounds
    let known: CGRect? = bar.rare("room")
    guard known != room else { return bar }
    bar.setRare(room, "room")
    let height = bar.sizeThatFits(room.size).height
    let top = edge == .bottom ? room.maxY - height : room.minY
    bar.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
    return bar
  }
}
