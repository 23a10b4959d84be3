// Files that say `import UIKit` get the headless kit, and Foundation with it, as they do from the original.
import _Testing_UIKit
@_exported import Foundation
// Part of Foundation itself where the original is.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
@_exported import HeadlessUIKit
