extension FoundingReadings {
  /// The page without its headings: everything that is read of it. Whom most of it speaks of is unknown.
  static let pageText = FoundingReadings(
    document: "S2-subclassing-page-text.txt",
    """
    S2 7 thread unknown/thread-background-when-use-nodeblock
    S2 7 order any.*/never-before-init
    S2 7 obligation unknown/not-promised-lock-lock
    S2 9 thread init/thread-any
    S2 9 prohibition init/never-create-uikit-object
    S2 9 prohibition init/never-access-view-layer-node
    S2 9 prohibition init/never-create-gesture-recognizer
    S2 9 obligation didLoad/create-uikit-object
    S2 9 obligation didLoad/access-view-layer-node
    S2 9 obligation didLoad/create-gesture-recognizer
    S2 12 order unknown/after-backing-view-load
    S2 12 thread unknown/thread-main
    S2 15 thread unknown/thread-background
    S2 17 prohibition unknown/never-retain-layout-spec
    S2 19 thread unknown/thread-background-2
    S2 19 prohibition unknown/never-access-node-view-node-layer-property
    S2 19 prohibition unknown/never-create-node-unless-know-what-do
    S2 19 supercall unknown/super-not-required
    S2 26 thread unknown/thread-main-2
    S2 35 thread any.*/thread-main
    S2 35 obligation asviewcontroller/create-asviewcontroller-on-main
    S2 38 multiplicity unknown/once
    S2 38 prohibition unknown/never-access-self-view-self-node-view
    S2 38 misuse-result unknown/misuse-access-self-view-self-node-view-gives-view-create-early
    S2 38 obligation viewDidLoad/access-view
    S2 40 order asviewcontroller-node-create/before-call-super
    S2 52 prohibition unknown/never-override-method
    S2 52 effect loadView/super-makes-set-node-view
    S2 55 multiplicity unknown/once-2
    S2 55 order unknown/immediately-after-loadView
    S2 57 no-trigger unknown/not-called-on-geometry-change
    S2 57 prohibition unknown/never-create-layout-code
    S2 60 order unknown/at-same-time-layout
    S2 60 multiplicity unknown/multiple-times
    S2 60 trigger unknown/called-on-bind-asviewcontroller-node-change
    S2 60 trigger unknown/called-on-change-hierarchy
    S2 62 obligation unknown/create-all-layout-code
    S2 66 order viewWillAppear/immediately-before-asviewcontroller-node-appear-on-screen
    S2 66 order viewDidDisappear/immediately-after-remove-from-view-hierarchy
    S2 68 multiplicity viewWillAppear+viewDidDisappear/multiple-times
    S2 68 no-trigger viewWillAppear+viewDidDisappear/not-called-on-every-geometry-change
    S2 68 prohibition viewWillAppear+viewDidDisappear/never-create-core-layout-code
    """)
}
