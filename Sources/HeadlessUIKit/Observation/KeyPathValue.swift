#if !canImport(ObjectiveC)
  import Foundation

  /// What is found at the end of a path of names.
  enum KeyPathValue {
    case value(Any?)
    case unreadable(key: String, owner: String)

    init(_ path: String, of object: AnyObject) {
      var owner: Any = object
      for key in path.split(separator: ".").map(String.init) {
        guard let found = Self.property(key, of: owner as AnyObject) else {
          self = .unreadable(key: key, owner: "\(type(of: owner))")
          return
        }
        // Nothing is at the end if nothing is on the way.
        guard let next = found else {
          self = .value(nil)
          return
        }
        owner = next
      }
      self = .value(owner)
    }

    /// Nil where there is no such property.
    private static func property(_ key: String, of object: AnyObject) -> Any?? {
      if let known = known(key, of: object) { return known }
      return NamedValues.stored(key, of: object)
    }

    private static func known(_ key: String, of object: AnyObject) -> Any?? {
      guard let object = object as? NSObject else { return nil }
      let plain = key.hasPrefix("is") ? key.dropFirst(2).lowercasedFirst : key
      for path in properties[plain] ?? [] {
        if let value = object[keyPath: path] { return .some(NamedValues.unwrapped(value)) }
      }
      return nil
    }

    /// Properties that are worked out when they are read, by the names that Objective-C knows them by.
    private nonisolated(unsafe) static let properties: [String: [AnyKeyPath]] = [
      "contentOffset": [\UIScrollView.contentOffset],
      "bounds": [\UIView.bounds, \CALayer.bounds],
      "frame": [\UIView.frame, \CALayer.frame],
      "center": [\UIView.center],
      "position": [\CALayer.position],
      "transform": [\UIView.transform],
      "alpha": [\UIView.alpha],
      "opacity": [\CALayer.opacity],
      "hidden": [\UIView.isHidden, \CALayer.isHidden],
      "backgroundColor": [\UIView.backgroundColor],
      "enabled": [\UIControl.isEnabled],
      "selected": [\UIControl.isSelected],
      "highlighted": [\UIControl.isHighlighted],
      "text": [\UILabel.text, \UITextView.text, \UITextField.text],
      "attributedText": [\UILabel.attributedText, \UITextView.attributedText],
      "image": [\UIImageView.image],
      "title": [\UIViewController.title],
      "state": [\UIGestureRecognizer.state],
      "rate": [\AVPlayer.rate],
      "timeControlStatus": [\AVPlayer.timeControlStatus],
      "currentItem": [\AVPlayer.currentItem],
      "status": [\AVPlayerItem.status, \AVPlayer.status],
      "duration": [\AVPlayerItem.duration],
      "loadedTimeRanges": [\AVPlayerItem.loadedTimeRanges],
      "playbackLikelyToKeepUp": [\AVPlayerItem.isPlaybackLikelyToKeepUp],
      "playbackBufferEmpty": [\AVPlayerItem.isPlaybackBufferEmpty],
      "playbackBufferFull": [\AVPlayerItem.isPlaybackBufferFull],
      "readyForDisplay": [\AVPlayerLayer.isReadyForDisplay, \AVPlayerViewController.isReadyForDisplay],
      "videoRect": [\AVPlayerLayer.videoRect],
    ]
  }

  extension Substring {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  }
#endif
