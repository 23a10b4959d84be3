extension FoundingReadings {
  /// The guide of 2016.
  static let oldestGuide = FoundingReadings(
    document: "S3-subclassing-2016.txt",
    """
    S3-any-queue 18 thread init/thread-any
    S3-no-uikit 18 prohibition init/never-create-uikit-object
    S3-loaded 22 order didLoad/after-backing-view-load
    S3-main 22 thread didLoad/thread-main
    S3-mutable 26 obligation layout-spec-object/access-layout-spec-object
    S3-immutable 26 immutability layout-spec-object/immutable-after-layoutSpecThatFits
    S3-not-cached 26 prohibition layoutSpecThatFits/never-retain-layout-spec
    S3-positioned 30 effect layout/super-makes-layout-spec-calculate
    S3-positioned 30 effect layout/super-makes-all-subnode-measure-position
    """)
}
