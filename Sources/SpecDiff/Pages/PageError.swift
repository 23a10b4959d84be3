/// Why pages cannot be had. Prints as one line: what, what is wrong, what to do.
package struct PageError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}
