/// What was seen of an object at one moment: facts that are so, facts that are not, and all others, of which nothing is known.
///
/// It is made and looked up for every event of a trace, so it is two words and no more.
struct ProbedState: Hashable {
  /// By their names in a trace.
  enum Fact: UInt64, CaseIterable {
    /// Every child stands where the calculated layout says.
    case positioned
    /// There is a calculated layout of the node's size.
    case calculated
    /// The calculated layout has places for children.
    case hasPlaces
    /// The node remembers what sizes it has returned.
    case givesSize
    /// Its calculated size is one of them, as far as its range allows.
    case sizeKept
    /// The node remembers what spec it has returned.
    case givesSpec
    /// Its calculated layout has a place for everything in that spec, and for nothing else.
    case specUsed
    /// What is in the layout of the node becomes its subnodes.
    case managesSubnodes
    /// It has no subnodes but these.
    case leaversGone
    /// The controller's view is its node's view.
    case viewIsNodeView
    /// The node is not just on its way into a window.
    case hierarchyKnown
    /// The node says that it is in the hierarchy, and its view is in a window; or it says that it is not, and its view is in none.
    case tellsOfHierarchy
    /// It can be seen what the node has said about the gesture that begins.
    case gestureAnswered
    /// It was that the gesture may begin.
    case gestureAllowed
    /// The node is measured for the first time since its layout was invalidated.
    case invalidated
    /// That measurement has calculated a layout.
    case measuredAnew
    /// The default of calculating has asked for a spec or for a size, for one of them and once.
    case asksOne
    /// What is drawn for the node can be seen: it is a ``SketchNode``, or one is below it.
    case watched
    /// A drawing was given what its node had handed out for it.
    case parametersPassed
    /// A drawing was cancelled on its way, and has asked before and after that.
    case cancellationAsked
    /// It was told so after that, and not before.
    case cancellationTold
    /// The layer has the scale that was announced for the contents.
    case atScale
    /// The layer has no contents.
    case contentsCleared
    /// The scale has reached every node of the tree, and no layer that belongs to none.
    case nodesWalked
    /// There are nodes below this one.
    case hasSubnodes
    /// The node is drawn into the contents of one above it.
    case rasterized
    /// No other node was told to drop what it has fetched.
    case clearsOne
    /// It is the node of an item of a container, and not one within it.
    case ofItem
    /// What is about to be said of the data source's numbers is not so.
    case numbersDisagree
    /// Whoever was asked to fetch a batch has not said yet that it is done.
    case fetching
    /// Somebody else than the framework has made the call.
    case byHand
    /// The class has a `layout()` of its own.
    case placesItself
    /// The hook that is called is as the framework's nearest class has it: no class below that one overrides it.
    case inherited
    /// The spec was returned by an override that had not called super.
    case withoutSuper
    /// The view that is touched is a controller's, its own or its node's; while controllers are made, that of one of them.
    case ofController
    case traitsDiffer
  }

  private var known: UInt64 = 0
  private var truth: UInt64 = 0

  /// - Parameter facts: nil for a fact of which nothing is known.
  init(_ facts: (Fact, Bool?)...) {
    for (fact, value) in facts { self[fact] = value }
  }

  subscript(fact: Fact) -> Bool? {
    get { known & Self.bit(fact) == 0 ? nil : truth & Self.bit(fact) != 0 }
    set {
      known &= ~Self.bit(fact)
      truth &= ~Self.bit(fact)
      guard let newValue else { return }
      known |= Self.bit(fact)
      if newValue { truth |= Self.bit(fact) }
    }
  }

  /// What is known, by the names in a trace.
  var facts: [(String, Bool)] { Fact.allCases.compactMap { fact in self[fact].map { ("\(fact)", $0) } } }

  private static func bit(_ fact: Fact) -> UInt64 { 1 << fact.rawValue }
}
