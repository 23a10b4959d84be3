// Not for this module: what is built for a screen of somebody else's has to have the module that its files import.
import UIKit
