extension FoundingReadings {
  /// The earlier guide, only what differs.
  static let earlierGuide = FoundingReadings(
    document: "S1-node-subclassing.md",
    """
    S1-01 38 prohibition layoutSpecThatFits/never-create-node
    S1-02 40 thread layoutSpecThatFits/thread-any
    S1-03 52 thread ASViewController.*/thread-main
    S1-04 56 thread didLoad/thread-main-2
    S1-04 57 thread layout/thread-main-2
    S1-05 58 thread dealloc/thread-main-with-footnote
    S1-06 59 thread fetchStateDidChange+displayStateDidChange+visibilityDidChange/thread-main-with-footnote
    S1-07 65 thread init/thread-any-2
    S1-07 66 thread layoutSpecThatFits/thread-any-2
    S1-08 21 prohibition init/never-create-uikit-object
    S1-08 21 prohibition init/never-access-uikit-object
    S1-08 22 prohibition init/never-access-node-view-property
    S1-08 23 prohibition init/never-create-gesture-recognizer
    """)
}
