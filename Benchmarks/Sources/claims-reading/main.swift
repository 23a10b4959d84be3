import Foundation
import Clocks
import SpecClaims
import SpecDocument

// What it costs to read a page of one megabyte into claims, and that it grows with the page and no faster. Pages are generated.

func document(_ bytes: [UInt8]) -> Document {
  guard let document = try? Document(bytes: bytes, name: "harbour.md") else { exit(2) }
  return document
}

func read(_ bytes: [UInt8]) { _ = ClaimReader().read(document(bytes)).claims.count }

let megabyte = GeneratedPage.page(bytes: 1_000_000)
let reading = ClaimReader().read(document(megabyte))
let whole = ProcessorTime.best { read(megabyte) }
let parsing = ProcessorTime.best { _ = document(megabyte) }
print("1 MB: \(reading.ledger.count) sentences, \(reading.claims.count) claims")
print("seconds of the day \(whole.wall), of the processor \(whole.processor), parsing alone \(parsing.processor)")

let tenth = GeneratedPage.page(bytes: 100_000)
let small = ProcessorTime.best { read(tenth) }
let headings = GeneratedPage.page(bytes: 700_000, headings: true)
let fewHeadings = GeneratedPage.page(bytes: 70_000, headings: true)
let many = ProcessorTime.best { read(headings) }
let few = ProcessorTime.best { read(fewHeadings) }
print("ratio with parsing alone \(whole.processor / parsing.processor)")
print("ratio a byte, 1 MB with 0.1 MB \(whole.processor / small.processor / 10)")
print("ratio a byte, 0.7 MB with 0.07 MB of headings \(many.processor / few.processor / 10)")
