extension FoundingReadings {
  /// The current guide. Rows 21, 22, 24 and 25 are suggestions ("a good spot to …"), which are advice and no claims.
  static let guide = FoundingReadings(
    document: "S0-subclassing.md",
    """
    S0-01 16 thread ASDisplayNode.init/thread-background-when-use-nodeblock
    S0-02 16 order ASDisplayNode.*/never-before-init
    S0-03 16 obligation ASDisplayNode.init/not-promised-lock-lock
    S0-04 18 thread ASDisplayNode.init/thread-any
    S0-05 18 prohibition ASDisplayNode.init/never-create-uikit-object
    S0-06 18 prohibition ASDisplayNode.init/never-access-view-layer-node
    S0-07 18 prohibition ASDisplayNode.init/never-create-gesture-recognizer
    S0-08 18 obligation ASDisplayNode.didLoad/create-uikit-object
    S0-08 18 obligation ASDisplayNode.didLoad/access-view-layer-node
    S0-08 22 obligation ASDisplayNode.didLoad/create-gesture-recognizer-2
    S0-09 22 multiplicity ASDisplayNode.didLoad/once
    S0-10 22 order ASDisplayNode.didLoad/after-backing-view-load
    S0-11 22 thread ASDisplayNode.didLoad/thread-main
    S0-12 26 thread ASDisplayNode.layoutSpecThatFits/thread-background
    S0-13 26 effect layout-spec-object/makes-produce-size-node-well-size-position-all
    S0-14 28 obligation layout-spec-object/access-layout-spec-object
    S0-15 28 immutability layout-spec-object/immutable-after-layoutSpecThatFits
    S0-16 28 prohibition ASDisplayNode.layoutSpecThatFits/never-retain-layout-spec
    S0-17 30 prohibition ASDisplayNode.layoutSpecThatFits/never-access-node-view-node-layer-property
    S0-18 30 prohibition ASDisplayNode.layoutSpecThatFits/never-create-node-unless-know-what-do
    S0-19 30 supercall ASDisplayNode.layoutSpecThatFits/super-not-required
    S0-20 34 effect ASDisplayNode.layout/super-makes-result-layoutspec-apply
    S0-20 34 effect ASDisplayNode.layout/super-makes-layout-spec-calculate
    S0-20 34 effect ASDisplayNode.layout/super-makes-all-subnode-measure-position
    S0-23 38 thread ASDisplayNode.layout/thread-main
    S0-26 50 thread ASViewController.*/thread-main
    S0-27 50 obligation asviewcontroller/create-asviewcontroller-on-main
    S0-28 54 multiplicity ASViewController.init/once
    S0-29 54 order ASViewController.init/before-everything-else
    S0-30 54 prohibition ASViewController.init/never-access-self-view-self-node-view
    S0-31 54 misuse-result ASViewController.init/misuse-access-self-view-self-node-view-gives-view-create-early
    S0-32 54 obligation ASViewController.viewDidLoad/access-view
    S0-33 56 order asviewcontroller-node-create/before-super-init
    S0-34 92 prohibition ASViewController.loadView/never-override-loadview
    S0-35 92 prohibition ASViewController.loadView/never-access-self-view-property-different-value
    S0-36 92 effect ASViewController.loadView/super-makes-set-node-view
    S0-37 96 multiplicity ASViewController.viewDidLoad/once
    S0-38 96 order ASViewController.viewDidLoad/immediately-after-loadView
    S0-39 96 order access-node-view/never-before-viewDidLoad
    S0-40 98 no-trigger ASViewController.viewDidLoad/not-called-on-geometry-change
    S0-41 98 prohibition ASViewController.viewDidLoad/never-create-layout-code
    S0-42 102 order ASViewController.viewWillLayoutSubviews/at-same-time-layout
    S0-43 102 multiplicity ASViewController.viewWillLayoutSubviews/multiple-times
    S0-44 102 trigger ASViewController.viewWillLayoutSubviews/called-on-bind-asviewcontroller-node-change
    S0-45 102 trigger ASViewController.viewWillLayoutSubviews/called-on-change-hierarchy
    S0-46 104 obligation ASViewController.viewWillLayoutSubviews/create-all-layout-code
    S0-47 108 order ASViewController.viewWillAppear/immediately-before-asviewcontroller-node-appear-on-screen
    S0-48 108 order ASViewController.viewDidDisappear/immediately-after-remove-from-view-hierarchy
    S0-49 110 multiplicity ASViewController.viewWillAppear+viewDidDisappear/multiple-times
    S0-50 110 no-trigger ASViewController.viewWillAppear+viewDidDisappear/not-called-on-every-geometry-change
    """)
}
