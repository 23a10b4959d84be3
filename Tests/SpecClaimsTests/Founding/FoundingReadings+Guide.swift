extension FoundingReadings {
  /// The current guide. Rows 21, 22, 24 and 25 are suggestions ("a good spot to …"), which are advice and no claims.
  static let guide = FoundingReadings(
    document: "S0-subclassing.md", count: 50,
    """
    S0-01 16 thread ASDisplayNode.init/thread-background-when-use-nodeblock fact framework c1fd2730
    S0-02 16 order ASDisplayNode.*/never-before-init fact framework 9e953388
    S0-03 16 obligation ASDisplayNode.init/not-promised-lock-lock should subclass 1d9c4eb8
    S0-04 18 thread ASDisplayNode.init/thread-any must subclass f470de88
    S0-05 18 prohibition ASDisplayNode.init/never-create-uikit-object should subclass 48013d12
    S0-06 18 prohibition ASDisplayNode.init/never-access-view-layer-node should subclass 83d58413
    S0-07 18 prohibition ASDisplayNode.init/never-create-gesture-recognizer should subclass 5ee4495f
    S0-08 18 obligation ASDisplayNode.didLoad/create-uikit-object may subclass b31b4c17
    S0-08 18 obligation ASDisplayNode.didLoad/access-view-layer-node may subclass 927dd6fb
    S0-08 22 obligation ASDisplayNode.didLoad/create-gesture-recognizer-2 may subclass 11916e8b
    S0-09 22 multiplicity ASDisplayNode.didLoad/once fact framework d76adb81
    S0-10 22 order ASDisplayNode.didLoad/after-backing-view-load fact framework ac083ea7
    S0-11 22 thread ASDisplayNode.didLoad/thread-main fact framework 26bc63d
    S0-12 26 thread ASDisplayNode.layoutSpecThatFits/thread-background fact framework daa8d26b
    S0-13 26 effect layout-spec-object/makes-produce-size-node-well-size-position-all fact framework 6620650d
    S0-14 28 obligation layout-spec-object/access-layout-spec-object may subclass 6360b956
    S0-15 28 immutability layout-spec-object/immutable-after-layoutSpecThatFits fact framework 914ff46e
    S0-16 28 prohibition ASDisplayNode.layoutSpecThatFits/never-retain-layout-spec should subclass 8c23e402
    S0-17 30 prohibition ASDisplayNode.layoutSpecThatFits/never-access-node-view-node-layer-property should subclass 7d136b0c
    S0-18 30 prohibition ASDisplayNode.layoutSpecThatFits/never-create-node-unless-know-what-do must subclass 8b744b0c
    S0-19 30 supercall ASDisplayNode.layoutSpecThatFits/super-not-required fact framework bc2ef964
    S0-20 34 effect ASDisplayNode.layout/super-makes-result-layoutspec-apply fact framework 4f125770
    S0-20 34 effect ASDisplayNode.layout/super-makes-layout-spec-calculate fact framework 97fc06e3
    S0-20 34 effect ASDisplayNode.layout/super-makes-all-subnode-measure-position fact framework 4eae50d6
    S0-23 38 thread ASDisplayNode.layout/thread-main fact framework c9b072ca
    S0-26 50 thread ASViewController.*/thread-main fact framework 2053e09
    S0-27 50 obligation asviewcontroller/create-asviewcontroller-on-main should subclass 2c380db1
    S0-28 54 multiplicity ASViewController.init/once fact framework a6486e63
    S0-29 54 order ASViewController.init/before-everything-else fact framework c97a41e3
    S0-30 54 prohibition ASViewController.init/never-access-self-view-self-node-view should subclass 28fc3aa8
    S0-31 54 misuse-result ASViewController.init/misuse-access-self-view-self-node-view-gives-view-create-early fact framework 357f4d2f
    S0-32 54 obligation ASViewController.viewDidLoad/access-view may subclass 8892902b
    S0-33 56 order asviewcontroller-node-create/before-super-init fact framework 5169aef6
    S0-34 92 prohibition ASViewController.loadView/never-override-loadview should subclass 1c54104f
    S0-35 92 prohibition ASViewController.loadView/never-access-self-view-property-different-value must subclass 51b37bf0
    S0-36 92 effect ASViewController.loadView/super-makes-set-node-view fact framework 2a7bdb3b
    S0-37 96 multiplicity ASViewController.viewDidLoad/once fact framework c182bf73
    S0-38 96 order ASViewController.viewDidLoad/immediately-after-loadView fact framework cba48b8e
    S0-39 96 order access-node-view/never-before-viewDidLoad should subclass 15608348
    S0-40 98 no-trigger ASViewController.viewDidLoad/not-called-on-geometry-change fact framework e6a0e36c
    S0-41 98 prohibition ASViewController.viewDidLoad/never-create-layout-code should subclass 3f8ba019
    S0-42 102 order ASViewController.viewWillLayoutSubviews/at-same-time-layout fact framework 508d556c
    S0-43 102 multiplicity ASViewController.viewWillLayoutSubviews/multiple-times may framework c834ff8a
    S0-44 102 trigger ASViewController.viewWillLayoutSubviews/called-on-bind-asviewcontroller-node-change fact framework e65b3b18
    S0-45 102 trigger ASViewController.viewWillLayoutSubviews/called-on-change-hierarchy fact framework feb38b65
    S0-46 104 obligation ASViewController.viewWillLayoutSubviews/create-all-layout-code should subclass c101ec15
    S0-47 108 order ASViewController.viewWillAppear/immediately-before-asviewcontroller-node-appear-on-screen fact framework 432717
    S0-48 108 order ASViewController.viewDidDisappear/immediately-after-remove-from-view-hierarchy fact framework 38ed7236
    S0-49 110 multiplicity ASViewController.viewWillAppear+viewDidDisappear/multiple-times may framework 7e8c5cb4
    S0-50 110 no-trigger ASViewController.viewWillAppear+viewDidDisappear/not-called-on-every-geometry-change fact framework d675583c
    """)
}
