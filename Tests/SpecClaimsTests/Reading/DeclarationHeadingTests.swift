import Testing

@testable import SpecClaims

/// Headings of generated references name a method by its whole declaration, or by the prefix of its library.
@Suite struct DeclarationHeadingTests {
  @Test(arguments: [
    ("[signal] void QLoom::finished()", "QLoom finished()"),
    ("[static] QLoom *QLoom::create(Function &&f, Args &&... args)", "QLoom create()"),
    ("bool QLoom::wait(QTime deadline = QTime(QTime::Forever))", "QLoom wait()"),
    ("[static] template <typename F, typename A> QLoom *QLoom::make(F &&f)", "QLoom make()"),
    ("bool QLoom::autoDelete() const", "QLoom autoDelete()"),
    ("public void onError(Throwable error)", "QLoom onError()"), ("async def weave(self)", "QLoom weave()"),
    ("func weave(_ thread: Thread) -> Bool", "QLoom weave()"), ("Using weave() (advanced)", "QLoom weave()"),
    ("`[signal] `void QLoom::torn(const QThread &_thread_ , int _count_)", "QLoom torn()"),
    ("`[pure virtual] `int QLoom::count(const QThread &_of_ = QThread()) const", "QLoom count()"),
    ("`template <typename T> T QLoom::find(const QString &name, Flags flags) const`", "QLoom find()"),
    ("typedef void (* loom_torn)(struct loom *loom)", "QLoom loom_torn()"),
    ("typedef int(LOOM_CALL *loom_fn)(void *data)", "QLoom loom_fn()"),
    ("- (void)loom:(Loom *)loom didWeave:(void (^)(int))row;", "QLoom -loom:didWeave"),
    ("+ (instancetype)loom", "QLoom +loom"), ("::torn", "QLoom torn"), ("::row-added", "QLoom row-added"),
    ("[virtual] Loom::~Loom()", "Loom ~Loom()"), ("`LOOM_open_shed`", "LOOM_open_shed"),
    ("`LoomAsync_closed`", "LoomAsync_closed"),
  ])
  func namesAMethod(_ heading: String, _ subject: String) throws {
    #expect(
      try read("# QLoom\n\n## \(heading)\n\nThis function must be called once.\n").map(\.canonical)
        == ["\(subject): called exactly once"])
  }

  @Test(arguments: [
    "What to expect (and what not)", "Opening the shed (or not)", "`LOOM_thread_t`", "`Loom_openOptions`",
    "- (optional) A thread", "+ (void)loom:", "- (void)loom:(Loom",
    "Threads of the loom (see below) and their names",
  ])
  func namesNone(_ heading: String) throws {
    let claims = try read("# Looms\n\n## \(heading)\n\nThis function must be called once.\n")
    for claim in claims { #expect(claim.subject == .unknown) }
  }

  @Test func aFunctionOfALibraryBelongsToNoTypeBeforeIt() throws {
    let page = "# Looms\n\n## `LOOM_Callback`\n\nA type.\n\n## `LOOM_open`\n\nThis function is called once.\n"
    #expect(try read(page).map(\.canonical) == ["LOOM_open: called exactly once"])
  }

  @Test func aConstantOwnsNoFunction() throws {
    let page = "# Looms\n\n## LOOM_ONCE\n\nOnce.\n\n## open_loom()\n\nThis function is called once.\n"
    #expect(try read(page).map(\.canonical) == ["open_loom(): called exactly once"])
  }

  @Test("functions with a mark of their own stand beside the types of their library")
  func functionsBesideATypeOfTheirLibrary() throws {
    let marked = ["loom_open", "loom_weave", "loom_close"].map { "## \($0)()\n\nThis function is called once.\n\n" }
    let page = "# Looms\n\n## `LoomShed`\n\nA type.\n\n"
    #expect(try read(page + marked.joined()).first?.canonical == "loom_open(): called exactly once")
    #expect(try read(page + marked[0]).first?.canonical == "LoomShed loom_open(): called exactly once")
  }

  @Test func whatIsCalledOnAVariableIsNotOfTheSection() throws {
    let page = "# `Loom`\n\n## `weave()`\n\nIt is called before `shed.open()` and after `self.close()`.\n"
    #expect(
      try read(page).map(\.canonical) == ["Loom weave(): before shed.open()", "Loom weave(): after Loom self.close()"])
  }

  @Test func aMethodInSnakeCaseKeepsItsType() throws {
    let page = "# Looms\n\n## `Loom`\n\nA type.\n\n### `on_thread_torn`\n\nThis function is called once.\n"
    #expect(try read(page).map(\.canonical) == ["Loom on_thread_torn: called exactly once"])
  }
}
