extension FoundingReadings {
  /// The earlier guide, only what differs.
  static let earlierGuide = FoundingReadings(
    document: "S1-node-subclassing.md", count: 13,
    """
    S1-01 38 prohibition layoutSpecThatFits/never-create-node should subclass 800a00fa
    S1-02 40 thread layoutSpecThatFits/thread-any may framework 9d1c7960
    S1-03 52 thread ASViewController.*/thread-main fact framework 2053e09
    S1-04 56 thread didLoad/thread-main-2 fact framework 13b6fa0b
    S1-04 57 thread layout/thread-main-2 fact framework b078ca0c
    S1-05 58 thread dealloc/thread-main-with-footnote should framework 7ae813eb
    S1-06 59 thread fetchStateDidChange+displayStateDidChange+visibilityDidChange/thread-main-with-footnote should framework 756682b3
    S1-07 65 thread init/thread-any-2 may framework e238b7ce
    S1-07 66 thread layoutSpecThatFits/thread-any-2 may framework 9d1c7960
    S1-08 21 prohibition init/never-create-uikit-object must subclass 799a3d90
    S1-08 21 prohibition init/never-access-uikit-object must subclass c8de8cfc
    S1-08 22 prohibition init/never-access-node-view-property must subclass 18da4b8b
    S1-08 23 prohibition init/never-create-gesture-recognizer must subclass cbf0e7e
    """)
}
