extension FoundingReadings {
  /// The page without its headings: everything that is read of it. Whom most of it speaks of is unknown.
  static let pageText = FoundingReadings(
    document: "S2-subclassing-page-text.txt", count: 42,
    """
    S2 7 thread unknown/thread-background-when-use-nodeblock fact framework 8cf419fa
    S2 7 order any.*/never-before-init fact framework a382b9cd
    S2 7 obligation unknown/not-promised-lock-lock should subclass ba82ba
    S2 9 thread init/thread-any must subclass b1e254c1
    S2 9 prohibition init/never-create-uikit-object should subclass 9545551e
    S2 9 prohibition init/never-access-view-layer-node should subclass 69053c17
    S2 9 prohibition init/never-create-gesture-recognizer should subclass ac4aa94f
    S2 9 obligation didLoad/create-uikit-object may subclass 97fbc795
    S2 9 obligation didLoad/access-view-layer-node may subclass 74346e1
    S2 9 obligation didLoad/create-gesture-recognizer may subclass 6ab90cbb
    S2 12 order unknown/after-backing-view-load fact framework 2eb2e71a
    S2 12 thread unknown/thread-main fact framework 6bb03f28
    S2 15 thread unknown/thread-background fact framework 4e06e93f
    S2 17 prohibition unknown/never-retain-layout-spec should subclass e24753ac
    S2 19 thread unknown/thread-background-2 fact framework 4e06e93f
    S2 19 prohibition unknown/never-access-node-view-node-layer-property should subclass 45cf120a
    S2 19 prohibition unknown/never-create-node-unless-know-what-do must subclass bba04ffa
    S2 19 supercall unknown/super-not-required fact framework 33ad1660
    S2 26 thread unknown/thread-main-2 fact framework 6bb03f28
    S2 35 thread any.*/thread-main fact framework 9081827b
    S2 35 obligation asviewcontroller/create-asviewcontroller-on-main should subclass 2c380db1
    S2 38 multiplicity unknown/once fact framework 11f3b6c6
    S2 38 prohibition unknown/never-access-self-view-self-node-view should subclass 65aff8eb
    S2 38 misuse-result unknown/misuse-access-self-view-self-node-view-gives-view-create-early fact framework 4d554986
    S2 38 obligation viewDidLoad/access-view may subclass e147afdc
    S2 40 order asviewcontroller-node-create/before-call-super fact framework a65367b9
    S2 52 prohibition unknown/never-override-method should subclass 7ee24b59
    S2 52 effect loadView/super-makes-set-node-view fact framework a8faf6ab
    S2 55 multiplicity unknown/once-2 fact framework 5ff9d302
    S2 55 order unknown/immediately-after-loadView fact framework 19f41c82
    S2 57 no-trigger unknown/not-called-on-geometry-change fact framework 97093663
    S2 57 prohibition unknown/never-create-layout-code should subclass 58e80438
    S2 60 order unknown/at-same-time-layout fact framework 86eb2686
    S2 60 multiplicity unknown/multiple-times may framework 9b4d6a00
    S2 60 trigger unknown/called-on-bind-asviewcontroller-node-change fact framework 87e7fbae
    S2 60 trigger unknown/called-on-change-hierarchy fact framework ef890e9b
    S2 62 obligation unknown/create-all-layout-code should subclass 7dfe029a
    S2 66 order viewWillAppear/immediately-before-asviewcontroller-node-appear-on-screen fact framework a9477e2c
    S2 66 order viewDidDisappear/immediately-after-remove-from-view-hierarchy fact framework a9a36893
    S2 68 multiplicity viewWillAppear+viewDidDisappear/multiple-times may framework e086c8bd
    S2 68 no-trigger viewWillAppear+viewDidDisappear/not-called-on-every-geometry-change fact framework 88160827
    S2 68 prohibition viewWillAppear+viewDidDisappear/never-create-core-layout-code should subclass bd2a5709
    """)
}
