import Foundation

/// A layer's own time, and what a graphics card does with it. Layers move on the runtime's clock alone and there is no such card: all of it is
/// kept only.
extension CALayer {
  public var speed: Float {
    get { rare() ?? 1 }
    set { setRare(newValue) }
  }
  /// In seconds.
  public var beginTime: CFTimeInterval {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  public var timeOffset: CFTimeInterval {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  public var duration: CFTimeInterval {
    get { rare() ?? .infinity }
    set { setRare(newValue) }
  }
  public var repeatCount: Float {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  public var repeatDuration: CFTimeInterval {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  public var autoreverses: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { rare() ?? .removed }
    set { setRare(newValue) }
  }

  /// A moment of another layer's time, or of everybody's for nil, in this one's, as its speed and its offsets make it.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    let everybodys = layer?.everybodysTime(time) ?? time
    return (everybodys - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    layer?.convertTime(time, from: self) ?? everybodysTime(time)
  }

  private func everybodysTime(_ time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }

  // MARK: On a graphics card

  public var anchorPointZ: CGFloat {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  public var isGeometryFlipped: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var compositingFilter: Any? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var filters: [Any]? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var backgroundFilters: [Any]? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var style: [AnyHashable: Any]? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var minificationFilterBias: Float {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  public var wantsExtendedDynamicRangeContent: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
}
