import Foundation
import Testing

@testable import SpecReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func hasOneTestCaseAClaim() throws {
    let judged = try #require(Kiln.judged)
    #expect(JUnitReport(documents: [judged]).text() == Expected.junit)
  }

  @Test func isWellFormedWhateverTheTextsAre() throws {
    let judged = try #require(Hostile.judged)
    let outline = try XMLOutline.read(JUnitReport(documents: [judged]).text())
    #expect(
      outline.elements == [
        "testsuites", "testsuite", "properties", "property", "property", "property", "testcase", "failure", "testcase",
        "skipped",
        "testcase", "skipped", "testcase", "system-out",
      ])
    #expect(outline.text.contains("</script><script>alert(1)</script>{{{x}}}{{x}}\" onload='x' ]]> & |"))
  }
}

/// What a parser sees of an XML text.
private final class XMLOutline: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var text = ""

  static func read(_ xml: String) throws -> XMLOutline {
    let outline = XMLOutline()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = outline
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    return outline
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) { elements.append(elementName) }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) { text += String(decoding: CDATABlock, as: UTF8.self) }
}
