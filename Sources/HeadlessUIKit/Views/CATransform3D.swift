import Foundation

/// A transform of homogeneous coordinates, of which a layer on a flat screen uses the part in its plane.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  /// The identity.
  public init() {}

  package var isIdentity: Bool { self == CATransform3DIdentity }

  /// A point in the plane, moved within it.
  package func apply(to point: CGPoint) -> CGPoint {
    CGPoint(x: m11 * point.x + m21 * point.y + m41, y: m12 * point.x + m22 * point.y + m42)
  }

  fileprivate static func planar(
    _ m11: CGFloat, _ m12: CGFloat, _ m21: CGFloat, _ m22: CGFloat, _ m41: CGFloat, _ m42: CGFloat
  ) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12, result.m21, result.m22, result.m41, result.m42) = (m11, m12, m21, m22, m41, m42)
    return result
  }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform.isIdentity }
public func CATransform3DEqualToTransform(_ first: CATransform3D, _ second: CATransform3D) -> Bool { first == second }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3D.planar(1, 0, 0, 1, tx, ty)
  result.m43 = tz
  return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D.planar(sx, 0, 0, sy, 0, 0)
  result.m33 = sz
  return result
}

/// A turn by `angle`, in radians, around an axis. Only turns within the plane are told apart from none: x and y are ignored.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  guard z != 0 else { return CATransform3DIdentity }
  let turn = z < 0 ? -angle : angle
  return .planar(cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
}

/// First `first`, then `second`, within the plane.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  let origin = second.apply(to: CGPoint(x: first.m41, y: first.m42))
  var result = CATransform3D.planar(
    first.m11 * second.m11 + first.m12 * second.m21, first.m11 * second.m12 + first.m12 * second.m22,
    first.m21 * second.m11 + first.m22 * second.m21, first.m21 * second.m12 + first.m22 * second.m22,
    origin.x, origin.y)
  result.m33 = first.m33 * second.m33
  result.m43 = first.m43 * second.m33 + second.m43
  return result
}

public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform) }

public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform) }

public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform) }

/// The transform that undoes this one within the plane; one that cannot be undone is returned as it is.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  if transform.isIdentity { return transform }
  let area = transform.m11 * transform.m22 - transform.m12 * transform.m21
  guard area != 0 else { return transform }
  var result = CATransform3D.planar(
    transform.m22 / area, -transform.m12 / area, -transform.m21 / area, transform.m11 / area, 0, 0)
  let origin = result.apply(to: CGPoint(x: transform.m41, y: transform.m42))
  (result.m41, result.m42) = (-origin.x, -origin.y)
  return result
}

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  .planar(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
}

/// The part within the plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
}

extension CALayer {
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
}
