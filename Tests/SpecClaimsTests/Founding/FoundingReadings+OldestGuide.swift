extension FoundingReadings {
  /// The guide of 2016.
  static let oldestGuide = FoundingReadings(
    document: "S3-subclassing-2016.txt", count: 9,
    """
    S3-any-queue 18 thread init/thread-any must subclass e238b7ce
    S3-no-uikit 18 prohibition init/never-create-uikit-object must subclass 799a3d90
    S3-loaded 22 order didLoad/after-backing-view-load fact framework 409503f1
    S3-main 22 thread didLoad/thread-main fact framework 13b6fa0b
    S3-mutable 26 obligation layout-spec-object/access-layout-spec-object may subclass 98717348
    S3-immutable 26 immutability layout-spec-object/immutable-after-layoutSpecThatFits fact framework ab20c790
    S3-not-cached 26 prohibition layoutSpecThatFits/never-retain-layout-spec should subclass e5e4979c
    S3-positioned 30 effect layout/super-makes-layout-spec-calculate fact framework 13ca5851
    S3-positioned 30 effect layout/super-makes-all-subnode-measure-position fact framework c85de574
    """)
}
