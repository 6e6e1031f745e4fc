import StatusDomain
import Testing

/// Each state alone, in a context that never moves.
@MainActor @Suite struct KYSStateTests {
  enum Kind: CaseIterable, Sendable {
    case check, prompt, update, save, final

    @MainActor func state(in context: SpyContext) -> any IState {
      switch self {
      case .check: CheckState(context: context)
      case .prompt: PromptState(context: context)
      case .update: UpdateState(context: context)
      case .save: SaveState(status: .positive, context: context)
      case .final: FinalState(outcome: .postponed, context: context)
      }
    }

    /// What check, update, cancel and save lead to.
    var table: [[String]] {
      switch self {
      case .check, .save: [[], [], [], []]
      case .prompt: [[], ["Update"], ["Final postponed"], []]
      case .update: [[], [], ["Final cancelled"], ["Save negative"]]
      case .final: [["Check"], [], [], []]
      }
    }
  }

  nonisolated static let actions: [@MainActor @Sendable (any IState) -> Void] = [
    { $0.check() }, { $0.update() }, { $0.cancel() }, { $0.save(status: .negative) },
  ]

  @Test(arguments: Kind.allCases)
  func `an action does what the table says, and nothing else`(kind: Kind) {
    for (action, expected) in zip(Self.actions, kind.table) {
      let context = SpyContext()
      action(kind.state(in: context))
      #expect(context.said == expected)
    }
  }

  @Test(arguments: Kind.allCases)
  func `after its exit a state does nothing`(kind: Kind) {
    let context = SpyContext()
    let state = kind.state(in: context)
    state.exit()
    for action in Self.actions { action(state) }
    #expect(context.said.isEmpty)
  }

  @Test(arguments: zip(Kind.allCases, [["ask"], [], [], ["keep positive"], []]))
  func `entering asks for what the state waits for`(kind: Kind, expected: [String]) {
    let context = SpyContext()
    let state = kind.state(in: context)
    state.enter()
    #expect(context.said == expected)
  }

  @Test func `each state says what it is`() {
    let context = SpyContext()
    let states = Kind.allCases.map { $0.state(in: context).state }
    #expect(states == [.check, .prompt, .update, .save(.positive), .final(.postponed)])
  }

  @Test(arguments: [
    (SpyContext.Answer.current, "Final upToDate"), (.outdated, "Prompt"),
    (.trouble, "Final failure"),
  ])
  func `the answer to a check leads on, once`(answer: SpyContext.Answer, expected: String) {
    let context = SpyContext()
    let state = CheckState(context: context)
    state.enter()
    context.completions[0](answer)
    context.completions[0](.outdated)
    #expect(context.said == ["ask", expected])
  }

  @Test(arguments: [
    (SpyContext.Answer.current, "Final success"), (.outdated, "Final success"),
    (.trouble, "Final failure"),
  ])
  func `the answer to a save ends the run, once`(answer: SpyContext.Answer, expected: String) {
    let context = SpyContext()
    let state = SaveState(status: .negative, context: context)
    state.enter()
    context.completions[0](answer)
    context.completions[0](.trouble)
    #expect(context.said == ["keep negative", expected])
  }

  @Test(arguments: [Kind.check, .save])
  func `an answer after the exit is for nobody`(kind: Kind) {
    let context = SpyContext()
    let state = kind.state(in: context)
    state.enter()
    state.exit()
    context.completions[0](.outdated)
    #expect(context.said.count == 1)
  }

  @Test(arguments: Kind.allCases)
  func `a state does not keep its context alive`(kind: Kind) {
    var context: SpyContext? = SpyContext()
    weak let freed = context
    let state = context.map { kind.state(in: $0) }
    context = nil
    #expect(freed == nil)
    state?.enter()
  }

  @Test func `the two statuses are spelt as the server spells them`() {
    #expect(KYSStatus.allCases.map(\.rawValue) == ["positive", "negative"])
  }
}
