import Foundation
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  extension NSObject {
    /// What a property is and becomes, told as `observe(_:options:changeHandler:)` tells it: after the job of the main loop that has changed it.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
      public typealias Output = Value
      public typealias Failure = Never

      public let object: Subject
      public let keyPath: KeyPath<Subject, Value>
      public let options: NSKeyValueObservingOptions

      public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
        (self.object, self.keyPath, self.options) = (object, keyPath, options)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Value, Downstream.Failure == Never {
        let subscription = SourceSubscription(subscriber, keeping: .latest) { source in
          let watch = object.observe(keyPath, options: options) { object, _ in source.give(object[keyPath: keyPath]) }
          return { watch.invalidate() }
        }
        subscriber.receive(subscription: subscription)
      }
    }
  }

  extension _KeyValueCodingAndObserving where Self: NSObject {
    /// - Parameter options: with `.initial`, what the property is now comes first.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
  }
#endif
