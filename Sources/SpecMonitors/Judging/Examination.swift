import CallTrace
import SpecClaims

/// Judges documents by traces: plan first, then run. The plan lists every claim with what will be done about it before
/// any trace is looked at; verdicts come in the order of the documents and do not depend on timing.
public struct Examination: Sendable {
  /// A claim and the properties it stands for.
  public struct Planned: Sendable {
    public let claim: Claim
    public let binding: Binding
  }

  public let readings: [Reading]
  public let plan: [[Planned]]

  public init(readings: [Reading], vocabulary: Vocabulary) {
    let binder = ClaimBinder(vocabulary: vocabulary)
    self.readings = readings
    plan = readings.map { reading in reading.claims.map { Planned(claim: $0, binding: binder.bind($0)) } }
  }

  /// Judges all documents by all traces. What subclasses owe is not judged on traces that break rules on purpose.
  public func judge(by traces: [Trace]) -> [JudgedDocument] { judge(by: traces.map(findings)) }

  /// What every property comes to in one trace, for any number of judgements that the trace has a part in.
  public func findings(in trace: Trace) -> TraceFindings {
    let families = TypeFamilies(trace)
    return TraceFindings(
      trace: trace, findings: Judge.findings(for: slots.map { families.widened($0.property) }, in: trace))
  }

  /// Judges all documents by what was found in traces.
  ///
  /// - Parameter traces: found by this examination.
  public func judge(by traces: [TraceFindings]) -> [JudgedDocument] {
    let slots = slots
    var evidence = slots.map { _ in ClaimEvidence() }
    for (place, found) in traces.enumerated() {
      for (index, finding) in found.findings.enumerated() {
        if found.trace.isMisuse && slots[index].isOwedByClients {
          evidence[index].addSight(of: finding)
        } else {
          evidence[index].add(finding, from: place)
        }
      }
    }
    return documents(evidence: evidence, traces: traces.map(\.trace))
  }

  private var slots: [Slot] {
    plan.flatMap { $0 }.flatMap { planned -> [Slot] in
      guard case .properties(let properties) = planned.binding else { return [] }
      return properties.map { Slot(property: $0, isOwedByClients: planned.claim.obligor == .subclass) }
    }
  }

  private struct Slot {
    let property: Property
    let isOwedByClients: Bool
  }

  private func documents(evidence: [ClaimEvidence], traces: [Trace]) -> [JudgedDocument] {
    var next = 0
    let excerpts = Excerpts(traces: traces)
    return zip(readings, plan).map { reading, plan in
      let claims = plan.map { planned -> JudgedClaim in
        switch planned.binding {
        case .notChecked(let reason):
          return JudgedClaim(claim: planned.claim, verdict: .notChecked(reason), properties: [])
        case .properties(let properties):
          let own = Array(evidence[next..<(next + properties.count)])
          next += properties.count
          return judged(planned.claim, properties, own, excerpts)
        }
      }
      return JudgedDocument(reading: reading, claims: claims)
    }
  }

  private func judged(_ claim: Claim, _ properties: [Property], _ evidence: [ClaimEvidence], _ excerpts: Excerpts)
    -> JudgedClaim
  {
    JudgedClaim(
      claim: claim, verdict: .all(evidence.map(\.verdict)), properties: properties.map(\.text),
      exercised: evidence.map(\.exercised).min() ?? 0, exercisedIn: evidence.map(\.exercisedIn).min() ?? 0,
      violations: evidence.reduce(0) { $0 + $1.violations },
      witness: evidence.lazy.compactMap(\.witness).first.flatMap(excerpts.excerpt),
      example: evidence.lazy.compactMap(\.example).first.flatMap(excerpts.excerpt))
  }
}

/// A trace, and what every property of an examination comes to in it.
public struct TraceFindings: Sendable {
  public let trace: Trace
  let findings: [Finding]
}

/// Cuts witnesses out of traces.
struct Excerpts {
  let traces: [Trace]

  func excerpt(_ source: ClaimEvidence.Source) -> TraceExcerpt? {
    guard traces.indices.contains(source.trace) else { return nil }
    let trace = traces[source.trace]
    let indices = source.witness.events
    return TraceExcerpt(
      source: trace.source, explanation: source.witness.explanation,
      events: indices.map { event(trace.events[$0], trace.names) },
      timeline: trace.timeline(of: indices, marking: nil, width: 96))
  }

  private func event(_ event: CallEvent, _ names: TraceNames) -> ExcerptEvent {
    ExcerptEvent(
      seq: event.seq, thread: Int(event.thread), role: names[event.role], instance: event.instance,
      relatesTo: event.relatesTo,
      type: names[event.type], declaring: names[event.call].declaring, call: names[event.call].name,
      phase: event.phase.name,
      attributes: names[event.attributes])
  }
}
