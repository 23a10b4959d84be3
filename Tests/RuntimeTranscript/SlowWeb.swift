import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A web that has one page, and answers after a while.
package final class SlowWeb: URLProtocol {
  package static let pages = "https://example.com/"

  /// - Returns: a session to which the web is all there is.
  package static func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [SlowWeb.self]
    return URLSession(configuration: configuration)
  }

  override package class func canInit(with request: URLRequest) -> Bool { true }
  override package class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override package func stopLoading() {}

  override package func startLoading() {
    // Main has long nothing else to do then: only a turn that waits hears of it.
    Thread.sleep(forTimeInterval: 0.05)
    guard let url = request.url, url.path == "/greeting" else {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("hi".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
