import HeadlessUIKit

extension ASRule {
  public static let hierarchyOnMain = ASRule(
    "hierarchy-on-main", "The subnodes of a loaded node may be changed only on the main thread.")
  public static let noCircle = ASRule("no-circle", "A node must not be below itself.")
  public static let subnodeIndex = ASRule(
    "subnode-index", "A subnode's index must be between zero and the number of subnodes.")
  public static let knownSibling = ASRule("known-sibling", "A node to insert next to must be a subnode already.")
  public static let fixedWhileMeasured = ASRule(
    "fixed-while-measured", "Subnodes must not be added or removed while the node's layout spec is being built.")
  public static let notCalledByHand = ASRule(
    "not-called-by-hand", "Hooks of entering and leaving the hierarchy are called by the framework only.")
  public static let layoutOnMain = ASRule(
    "layout-on-main", "layout() must run on the main thread, and only once the node is loaded.")
  public static let onDidLoadOnMain = ASRule(
    "on-did-load-on-main", "onDidLoad(_:) may be called off the main thread only before the node is loaded.")
  public static let specImmutable = ASRule(
    "spec-immutable", "A layout spec must not be changed after it has been returned.")
  public static let specNotKept = ASRule(
    "spec-not-kept", "A layout spec must be built anew for every measurement, not kept and returned again.")
  public static let oneSpecSource = ASRule(
    "one-spec-source", "layoutSpecBlock must not be set where layoutSpecThatFits(_:) is overridden.")
  public static let soundLayout = ASRule("sound-layout", "Layout specs, styles and sizes must be sound.")
  public static let layerBackedBeforeLoad = ASRule(
    "layer-backed-before-load", "isLayerBacked must be set before the node is loaded.")
  public static let layerHasNoView = ASRule("layer-has-no-view", "A layer-backed node has no view.")
  public static let viewBelowLayer = ASRule(
    "view-below-layer", "A node with a view must not be below a layer-backed one.")
}

extension ASRule {
  public static let soundGeometry = ASRule(
    "sound-geometry", "The frame, bounds and position of a node must be finite.")
  public static let fewStateDelegates = ASRule(
    "few-state-delegates", "A node can have at most four interface state delegates.")
  public static let oneMeasuringHook = ASRule(
    "one-measuring-hook",
    "Only one of layoutSpecThatFits(_:), calculateSizeThatFits(_:) and calculateLayoutThatFits(_:) may be overridden.")
  public static let specOfItsOwn = ASRule(
    "spec-of-its-own", "An override of layoutSpecThatFits(_:) must not call super, and must return a spec.")
  public static let collectionOnMain = ASRule(
    "collection-on-main", "The data source and the delegate of a loaded collection may be set only on the main thread.")
  public static let unloadedWhenRasterized = ASRule(
    "unloaded-when-rasterized", "What is drawn into the contents of a node above must not be loaded, and has no view.")
  public static let transitionOnMain = ASRule(
    "transition-on-main", "Changes between layouts must be begun and completed on the main thread.")
  public static let oneTransition = ASRule(
    "one-transition", "A node must not change between layouts while one above it does.")
  public static let displayOnMain = ASRule(
    "display-on-main", "Contents must be asked for, set and cleared on the main thread.")
  public static let viewWhileMade = ASRule(
    "view-while-made", "What makes the view or layer of a node must not ask the node for it.")
  public static let touchedOnceLoaded = ASRule(
    "touched-once-loaded", "A node can be hit, and be the first responder, only once its view exists.")
  public static let viewOfOneNode = ASRule(
    "view-of-one-node", "What a view block makes must not be the view of another node.")
  public static let pictureOfIdentifiers = ASRule(
    "picture-of-identifiers", "A multiplex image node has the picture of one of its identifiers, and no other.")
  public static let convertWithinTree = ASRule(
    "convert-within-tree", "Points can be converted only between nodes of one tree.")
}
