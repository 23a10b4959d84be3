import Foundation

@testable import AsyncDisplayKit

/// Collects the faults of a pass.
final class FaultLog: Sendable {
  private let log = LockedFaults()

  var faults: [LayoutFault] { log.all }
  var messages: [String] { faults.map(\.message) }

  func collecting<Result>(_ work: () throws -> Result) rethrows -> Result {
    try LayoutPass(report: { [log] in log.append($0) }).perform(work)
  }
}

private final class LockedFaults: @unchecked Sendable {
  private let lock = NSLock()
  private var faults: [LayoutFault] = []

  var all: [LayoutFault] { lock.withLock { faults } }
  func append(_ fault: LayoutFault) { lock.withLock { faults.append(fault) } }
}
