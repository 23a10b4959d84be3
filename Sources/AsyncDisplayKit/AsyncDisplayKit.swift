// Whoever imports the original has UIKit and Foundation too. The kit comes by its own name and not by that of UIKit: Swift Testing
// brings an overlay for a module of that name, which no platform but Apple's has, so no test could import this one.
@_exported import Foundation
@_exported import HeadlessUIKit
