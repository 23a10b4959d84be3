// Not for this module: what is built for a screen of somebody else's has to have the modules that its files import.
import HeadlessCombine
import UIKit
