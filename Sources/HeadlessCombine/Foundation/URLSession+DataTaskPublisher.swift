import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if !canImport(Combine)
  import OpenCombine

  extension URLSession {
    /// What a session answers to one request, which a turn waits for. It comes on the session's own thread, and each subscriber asks anew.
    public struct DataTaskPublisher: OpenCombine.Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      /// Why there is no answer. An answer that tells of an error of the server's is one.
      public typealias Failure = URLError

      public let request: URLRequest
      public let session: URLSession

      public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == URLError {
        let subscription = SourceSubscription(subscriber, keeping: .all) { source in
          // A session calls back once, on one thread.
          nonisolated(unsafe) let finish = { source.finish(with: answer($0, $1, $2)) }
          let task = session.awaitedDataTask(with: request) { finish($0, $1, $2) }
          task.resume()
          return { task.cancel() }
        }
        subscriber.receive(subscription: subscription)
      }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }

  /// What the handler of a task is told, as the one thing that it is.
  private func answer(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<URLSession.DataTaskPublisher.Output, URLError> {
    guard let data, let response else { return .failure(error as? URLError ?? URLError(.unknown)) }
    return .success((data, response))
  }
#endif
