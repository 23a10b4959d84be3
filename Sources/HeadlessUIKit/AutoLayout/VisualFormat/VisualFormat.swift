import Foundation

/// A line of views and the distances between them, written as `H:|-[icon(44)]-8-[title]-|`.
struct VisualFormat: Equatable {
  /// A length, or a limit of one, and how much it matters.
  struct Predicate: Equatable {
    enum Length: Equatable {
      case number(CGFloat)
      /// A metric, or a view of the same length.
      case named(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var length: Length
    var priority: Length?
  }

  enum Part: Equatable {
    /// The edge of the view that all are in.
    case edge
    case view(String, [Predicate])
  }

  enum Distance: Equatable {
    case none
    /// The one that the system takes for right.
    case standard
    case predicates([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var parts: [Part] = []
  /// Between the parts, one less than those.
  var distances: [Distance] = []
}

/// A visual format that is none.
struct VisualFormatError: Error, Equatable {
  /// What was expected.
  let expected: String
  /// Where, counted in characters from 0; nil where a name that nobody gave stands.
  let offset: Int?
}
