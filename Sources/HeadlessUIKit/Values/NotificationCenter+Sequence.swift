import Foundation

// What Foundation has of waiting for notifications only where there is Objective-C.
#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// What is posted from the first time that somebody waits for it.
    ///
    /// - Parameter object: whose notifications they are; nil for anybody's.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// Notifications, one after the other, without an end. What comes while nobody waits is kept for who has begun to.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      public typealias Element = Notification
      private let center: NotificationCenter
      private let name: Notification.Name
      private let object: AnyObject?

      fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        let token = Token(
          observer: center.addObserver(forName: name, object: object, queue: nil) { note in
            continuation.yield(Posted(note: note))
          })
        let center = center
        continuation.onTermination = { _ in center.removeObserver(token.observer as Any) }
        return Iterator(posted: stream.makeAsyncIterator())
      }

      /// Whoever lets go of it hears nothing more.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var posted: AsyncStream<Posted>.Iterator

        public mutating func next() async -> Notification? { await posted.next()?.note }
      }
    }
  }

  /// A notification on its way to who waits for it. Whoever posts from another thread has to see to what it holds, as ever.
  private struct Posted: @unchecked Sendable {
    let note: Notification
  }

  private struct Token: @unchecked Sendable {
    let observer: any NSObjectProtocol
  }
#endif
