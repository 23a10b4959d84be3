import Foundation

/// How the ends of lines look. The numbers are CoreGraphics'.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel
}

/// How what is drawn goes together with what is there. The numbers are CoreGraphics'.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

/// How smoothly pictures are scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`
  case none
  case low
  case medium
  case high
}

/// Lines as they are to be drawn; widths in user space.
struct StrokeStyle: Hashable, Sendable {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashes: [CGFloat] = []
}

/// What an area is covered with.
enum Paint {
  case color(CGColor)
  case linear(GradientStops, from: CGPoint, to: CGPoint)
  case radial(GradientStops, from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
}

/// Colours along a line.
struct GradientStops: Sendable {
  var stops: [(location: CGFloat, color: CGColor)]
  var extendsBeyondEnds = false
}
