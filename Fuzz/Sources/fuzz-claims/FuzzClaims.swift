import SpecClaims
import SpecDocument

/// The package manager gives every program a `main` of its own name, so libFuzzer's own is not taken; this one hands over to it.
@_cdecl("fuzz_claims_main")
public func runFuzzer(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, fuzzClaims)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Markdown to claims, for libFuzzer. It ends itself at a crash, at a hang (`-timeout`), and where one of the rules below is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzClaims(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // Refusing an input is right, as long as it is refused.
  guard let document = try? Document(bytes: bytes, name: "fuzz.md") else { return 0 }
  let reading = ClaimReader().read(document, explaining: true)
  check(everySentenceIsInTheLedgerOnce(reading), "a sentence is not in the ledger exactly once")
  check(rangesHoldTheirSentences(document), "the text at a sentence's range is not the sentence")
  check(reading.claims.allSatisfy { document.sentences.indices.contains($0.sentence) }, "a claim has no sentence")
  check(Set(reading.claims.map(\.id)).count == reading.claims.count, "two claims have one id")
  let again = ClaimReader().read(document)
  check(again.claims == reading.claims, "the same page read twice gives other claims")
  return 0
}

private func everySentenceIsInTheLedgerOnce(_ reading: Reading) -> Bool {
  reading.ledger.map(\.sentence) == Array(reading.document.sentences.indices)
}

private func rangesHoldTheirSentences(_ document: Document) -> Bool {
  var end = 0
  for sentence in document.sentences {
    let range = sentence.range
    guard range.startOffset >= end, range.endOffset <= document.source.bytes.count, !range.isEmpty,
      sentence.source == document.source.text(in: range)
    else { return false }
    end = range.endOffset
  }
  return true
}

private func check(_ holds: Bool, _ rule: String) {
  if !holds { fatalError(rule) }
}
