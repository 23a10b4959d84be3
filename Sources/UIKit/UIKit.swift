// Files that say `import UIKit` get the headless kit, and Foundation with it, as they do from the original.
@_exported import Foundation
@_exported import HeadlessUIKit
