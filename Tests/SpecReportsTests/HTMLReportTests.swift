import Testing

@testable import SpecReports

@Suite struct HTMLReportTests {
  @Test func showsTheWholeDocument() throws {
    let judged = try #require(Kiln.judged)
    let page = HTMLReport(documents: [judged]).text()
    let start = try #require(page.range(of: "<main>"))
    let end = try #require(page.range(of: "</main>\n"))
    #expect(page[start.lowerBound..<end.upperBound] == Expected.htmlMain)
  }

  @Test func showsCountsAndFilters() throws {
    let judged = try #require(Kiln.judged)
    let page = HTMLReport(documents: [judged], title: "Kilns").text()
    let start = try #require(page.range(of: "<aside"))
    let end = try #require(page.range(of: "</aside>"))
    #expect(page[start.lowerBound..<end.upperBound] == Expected.htmlAside)
  }

  @Test func allowsNoScriptAndNoRequest() throws {
    let judged = try #require(Kiln.judged)
    let page = HTMLReport(documents: [judged]).text()
    #expect(
      page.contains(
        #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'none'; base-uri 'none'; form-action 'none'">"#
      ))
    #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("@import") && !page.contains("url("))
  }

  @Test func noTemplateHasAnUnescapedValue() {
    for (name, source) in HTMLTemplates.sources {
      #expect(!source.contains("{{{") && !source.contains("{{&") && !source.contains("{{%"), "template \(name)")
    }
  }

  @Test func everyTemplateParses() {
    for name in HTMLTemplates.sources.keys {
      #expect(HTMLTemplates.library.getTemplate(named: name) != nil, "template \(name)")
    }
  }

  @Test func hostileTextsStayTexts() throws {
    let judged = try #require(Hostile.judged)
    let page = HTMLReport(documents: [judged, judged], title: Hostile.text).text()
    #expect(!page.contains("<script"))
    #expect(!page.contains("<b>") && !page.contains("<b ") && !page.contains("<img"))
    #expect(!page.contains("href=\"javascript"))
    #expect(!page.contains(" onload='") && !page.contains(" onclick=x>"))
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{{x}}}{{x}}"))
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
  }

  @Test func idsAreUniqueOnAPageWithSeveralDocuments() throws {
    let judged = try #require(Kiln.judged)
    let page = HTMLReport(documents: [judged, judged]).text()
    let ids = page.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
  }
}
