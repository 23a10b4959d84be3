// Whoever imports the original has UIKit and Foundation too. The kit comes by its own name and not by that of UIKit: Swift Testing
// brings an overlay for a module of that name, which no platform but Apple's has, so no test could import this one.
@_exported import Foundation
// Part of Foundation itself where the original is.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
@_exported import HeadlessUIKit
