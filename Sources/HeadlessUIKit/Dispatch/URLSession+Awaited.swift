import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tasks of sessions, which a turn waits for. What the methods without `awaited` are to sources that `PortableSource` has read.
extension URLSession {
  public func awaitedDataTask(with url: URL) -> URLSessionDataTask { awaited(dataTask(with: url)) }
  public func awaitedDataTask(with request: URLRequest) -> URLSessionDataTask { awaited(dataTask(with: request)) }

  public func awaitedDataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { awaitedDataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

  public func awaitedDataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { answered(completionHandler) { dataTask(with: request, completionHandler: $0) } }

  public func awaitedDownloadTask(with url: URL) -> URLSessionDownloadTask { awaited(downloadTask(with: url)) }

  public func awaitedDownloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { answered(completionHandler) { downloadTask(with: url, completionHandler: $0) } }

  /// The shared session cannot be invalidated: Foundation halts here where the original does nothing.
  public func finishTasksUnlessShared() { if self !== URLSession.shared { finishTasksAndInvalidate() } }
  public func cancelUnlessShared() { if self !== URLSession.shared { invalidateAndCancel() } }

  private typealias Answer<Result> = @Sendable (Result?, URLResponse?, (any Error)?) -> Void

  private func answered<Result, Task: URLSessionTask>(
    _ completionHandler: @escaping Answer<Result>, by task: (@escaping Answer<Result>) -> Task
  ) -> Task {
    let answer = AwaitedAnswer()
    return answer.of(
      task {
        completionHandler($0, $1, $2)
        answer.isGiven()
      })
  }

  private func awaited<Task: URLSessionTask>(_ task: Task) -> Task {
    HeadlessRuntime.ofQueues.outside.watch { [weak task] in
      task.flatMap { $0.state == .completed ? nil : $0.state == .running }
    }
    return task
  }
}

/// What code with `async` asks of a session, which a turn waits for. A call that gives no delegate finds these before Foundation's.
extension URLSession {
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await waitedFor { try await data(from: url, delegate: nil) }
  }

  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await waitedFor { try await data(for: request, delegate: nil) }
  }

  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await waitedFor { try await upload(for: request, from: bodyData, delegate: nil) }
  }

  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await waitedFor { try await upload(for: request, fromFile: fileURL, delegate: nil) }
  }

  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await waitedFor { try await download(from: url, delegate: nil) }
  }

  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await waitedFor { try await download(for: request, delegate: nil) }
  }

  private func waitedFor<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
    let job = OutsideJob(of: .ofQueues)
    defer { job.end() }
    return try await ask()
  }
}

/// Whether what a task was asked for has come, and has been dealt with.
private final class AwaitedAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private var hasCome = false

  func isGiven() { lock.withLock { hasCome = true } }

  func of<Task: URLSessionTask>(_ task: Task) -> Task {
    // A task that nobody resumes has nothing to wait for; the last one that holds the answer is the task.
    HeadlessRuntime.ofQueues.outside.watch { [weak task, weak self] in
      guard let self, !self.lock.withLock({ self.hasCome }) else { return nil }
      return task.map { $0.state != .suspended }
    }
    return task
  }
}

extension Thread {
  /// What `detachNewThread(_:)` is to sources that `PortableSource` has read: a turn waits for it.
  public static func detachAwaitedThread(_ block: @escaping @Sendable () -> Void) {
    let job = OutsideJob(of: .ofQueues)
    detachNewThread {
      block()
      job.end()
    }
  }
}
