import Foundation
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  extension NotificationCenter {
    /// Notes of one name, as they are posted, on the thread of whoever posts.
    public struct Publisher: OpenCombine.Publisher {
      public typealias Output = Notification
      public typealias Failure = Never

      public let center: NotificationCenter
      public let name: Notification.Name
      /// Who has to post; nil for anybody.
      public let object: AnyObject?

      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Notification, Downstream.Failure == Never {
        let subscription = SourceSubscription(subscriber, keeping: .none) { source in
          let listener = center.addLoopObserver(forName: name, object: object, queue: nil) { source.give($0) }
          return { center.removeObserver(listener) }
        }
        subscriber.receive(subscription: subscription)
      }
    }

    /// - Parameter object: who has to post; nil for anybody.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif
