// What files that say `import Combine` get: the system's Combine where there is one, and OpenCombine on the clocks of the headless kit where
// there is none. It has a name of its own: other packages ask whether there is a module `Combine`, and would take it for Apple's.
#if canImport(Combine)
  @_exported import Combine
#else
  @_exported import OpenCombine
#endif
