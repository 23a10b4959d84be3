import Foundation
import HeadlessUIKit

/// How corners are made round. Here they always are when the node is shown; which way is kept only.
public enum ASCornerRoundingType: UInt, Hashable, Sendable {
  case defaultSlowCALayer
  case precomposited
  case clipping
}
