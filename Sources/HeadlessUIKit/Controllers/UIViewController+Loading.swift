extension UIViewController {
  /// The view, loaded if need be, without anybody being told of the access.
  package var loadedView: UIView {
    if viewIfLoaded == nil && !isLoadingView { load() }
    return viewIfLoaded ?? UIView.nobodys(in: runtime)
  }

  private func load() {
    isLoadingView = true
    defer { isLoadingView = false }
    runtime.controllerSteps.loadView(of: self)
    if viewIfLoaded == nil {
      refuse(.loadViewSetsView, "an empty view stands in for it")
      setView(UIView.made(by: runtime), by: .byFramework)
    }
    runtime.controllerSteps.viewDidLoad(of: self)
  }
}
