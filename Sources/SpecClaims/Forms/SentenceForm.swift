/// One way in which documentation makes a promise. One form, one file; the catalogue is ``SentenceForms/all``.
///
/// A form gets one clause with its adverbials read and its pronouns resolvable, and returns the claims it finds, or none. It must
/// refuse a clause of which it has not understood every word that could change the meaning: a gap is honest, a wrong reading is not.
package protocol SentenceForm: Sendable {
  /// Short and unique: the name that `explain` shows.
  static var name: String { get }
  /// What it reads, in one line for the catalogue.
  static var summary: String { get }
  /// Sentences in our own words that it reads.
  static var examples: [String] { get }
  /// Sentences in our own words that look alike and that it must not read.
  static var refuses: [String] { get }
  static func read(_ view: ClauseView) -> [ClaimDraft]
}

extension SentenceForm {
  package static var refuses: [String] { [] }
}

/// The catalogue of sentence forms, in the order in which they are asked.
package enum SentenceForms {
  package static let all: [any SentenceForm.Type] = [
    CallThreadForm.self, CallCountForm.self, CallOrderForm.self, ExclusionForm.self, TriggerForm.self,
    NoTriggerForm.self,
    PointForm.self, EarliestTimeForm.self, ProhibitionForm.self, PassiveProhibitionForm.self, ObligationForm.self,
    PermittedPlaceForm.self, SafeAsLongAsForm.self, SupercallForm.self, SuperEffectForm.self, ImmutabilityForm.self,
    MisuseResultForm.self, EventOrderForm.self, ConcurrencyForm.self, DutyForm.self, ErrorForm.self,
    MethodProhibitionForm.self,
    PrecedenceForm.self, NothingFurtherForm.self, SequenceForm.self, StateAtCallForm.self, NotificationForm.self,
    CallerForm.self, AlternativeForm.self, RareUseForm.self, PurposeForm.self, ReturnedStateForm.self,
    DefaultImplementationForm.self, ReturnedValueForm.self, WhetherForm.self, NoEffectForm.self, OnlyForm.self,
    QuestionForm.self, AnswerForm.self, TellingForm.self, OccasionForm.self, MutableUntilForm.self,
    ProductForm.self, PerCallForm.self, OrderUndefinedForm.self, ThreadSubjectForm.self, ThreadDeedForm.self,
    LateReturnForm.self, SharedUseForm.self, SoleActiveForm.self, BroughtCallForm.self,
    OneOfForm.self,
    NoneCalledForm.self, ThereCountForm.self, AvailabilityForm.self, WaitForm.self, OnlyPlaceForm.self,
    CondemnedActForm.self, NotIntendedForm.self,
    AvoidedCallForm.self, EnsuredStateForm.self, RegisteredCallForm.self, FirstOrLastForm.self, CalledInOrderForm.self,
    EndedUseForm.self, ResponsibilityForm.self, ReturnedRuleForm.self,
    HeldLockForm.self, EventMomentForm.self, PostponedForm.self, CalledFirstForm.self, PriorCallForm.self,
    PairedCallForm.self,
    CalledFromForm.self, NoEventForm.self, ReturnedFutureForm.self, AnyTimeForm.self, ThingCountForm.self,
    NoGuaranteeForm.self, ImmediateForm.self, OnlyAfterForm.self, LastingForm.self, UnneededForm.self,
    OnlyRuleForm.self, OnlyThreadForm.self, WaitingCallForm.self, NothingReceivedForm.self, OnePerForm.self,
    RepeatedCallForm.self,
    PreventedCallForm.self,
    SequelForm.self,
    CaseCallForm.self, RecommendedActForm.self, RequiredMethodForm.self, NoEventCausedForm.self,
    OwnWorkForm.self, PermittedCallForm.self, DeniedOrderForm.self, StateOrderForm.self,
    WrongAssumptionForm.self, RequiredStateForm.self, PreconditionForm.self, PermittedActForm.self,
    HappensBeforeForm.self, OmittedCallForm.self, PermittedMomentForm.self, ThreadAffinityForm.self,
    EventuallyCalledForm.self, NoLongerCalledForm.self, RequiredCallForm.self, ReuseForm.self,
    PlacedWorkForm.self, KeptOrderForm.self, TimedDutyForm.self,
    ThreadRuleForm.self, ThenCalledForm.self, OnlyDoneForm.self, OnlyCalledForm.self, InterleavingForm.self,
    OutlivingForm.self, RepeatableCallForm.self, BesideForm.self, OverriddenMethodForm.self, QueuedCallForm.self,
    LateCallForm.self, ReturningOnceForm.self, AgainUntilForm.self, HappeningCountForm.self,
    StoppedThingForm.self, DeniedEventForm.self, AtLeastOneForm.self, ThreadedActForm.self,
    ExclusiveCallForm.self,
  ]

  /// Those that read the description of a parameter, which promises nothing of the method that takes it.
  package static let ofParameters: [any SentenceForm.Type] = [AnswerForm.self]
}
