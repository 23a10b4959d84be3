/// One token of a timeline: consecutive events of one call, or a run of missing events.
struct TimelineToken: Hashable {
  /// In Unicode scalars, counted from 1.
  var column: Int
  var content: Content

  enum Content: Hashable {
    case call(Call)
    /// So many numbers of `seq` are missing here.
    case missing(UInt64)
  }

  struct Call: Hashable {
    /// `nil` where the text leaves it to the timeline's default.
    var declaring: String?
    var name: String
    var phases: [CallEvent.Phase]
    var instance: UInt32
    var relatesTo: UInt32 = 0
    /// `nil` where the text does not say, so that the instance keeps the type it had.
    var type: String?
    var attributes: [String: AttributeValue] = [:]
  }
}

extension CallEvent.Phase {
  /// The sign of the phase behind the name of a call.
  var mark: Unicode.Scalar {
    switch self {
    case .enter: "<"
    case .exit: ">"
    case .super: "^"
    case .superExit: "$"
    case .event: "!"
    }
  }

  init?(mark: Unicode.Scalar) {
    guard let phase = Self.allCases.first(where: { $0.mark == mark }) else { return nil }
    self = phase
  }

  /// Where the phase stands in the course of a call; events have no course.
  var position: Int? {
    switch self {
    case .enter: 0
    case .super: 1
    case .superExit: 2
    case .exit: 3
    case .event: nil
    }
  }
}
