import HeadlessUIKit

/// A navigation of controllers whose views are nodes'.
open class ASNavigationController: UINavigationController {}

/// Tabs of controllers whose views are nodes'.
open class ASTabBarController: UITabBarController {}

public typealias ASDKNavigationController = ASNavigationController
public typealias ASDKTabBarController = ASTabBarController
