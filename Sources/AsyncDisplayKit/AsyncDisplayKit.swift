// Whoever imports the original has UIKit and Foundation too.
@_exported import Foundation
@_exported import HeadlessUIKit
@_exported import UIKit
