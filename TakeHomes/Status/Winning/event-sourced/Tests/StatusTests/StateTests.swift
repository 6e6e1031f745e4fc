import Testing

@testable import StatusDomain

/// Writes down where it is sent.
@MainActor private final class Diary: IStateContext {
  enum Word: Hashable { case goto(KYSState), get, put(KYSStatus) }
  var words: [Word] = []
  var answers: [@MainActor (Result<KYSProfile, any Error>) -> Void] = []

  func gotoCheckState() { words.append(.goto(.check)) }
  func gotoPromptState() { words.append(.goto(.prompt)) }
  func gotoUpdateState() { words.append(.goto(.update)) }
  func gotoSaveState(status: KYSStatus) { words.append(.goto(.save(status))) }
  func gotoFinalState(outcome: KYSOutcome) { words.append(.goto(.final(outcome))) }
  func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
    words.append(.get)
    answers.append(completion)
  }
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    words.append(.put(status))
    answers.append(completion)
  }
}

@MainActor @Suite struct StateTests {
  enum Action: CaseIterable { case check, update, cancel, savePositive, saveNegative }

  private func make(_ state: KYSState, _ diary: Diary) -> any IState {
    switch state {
    case .check: CheckState(context: diary)
    case .prompt: PromptState(context: diary)
    case .update: UpdateState(context: diary)
    case .save(let status): SaveState(status: status, context: diary)
    case .final(let outcome): FinalState(outcome: outcome, context: diary)
    }
  }

  nonisolated static let all: [KYSState] =
    [.check, .prompt, .update, .save(.positive), .save(.negative), .final(nil)]
    + KYSOutcome.allCases.map { .final($0) }

  private func due(_ state: KYSState, _ action: Action) -> KYSState? {
    switch (state, action) {
    case (.prompt, .update): .update
    case (.prompt, .cancel): .final(.postponed)
    case (.update, .cancel): .final(.cancelled)
    case (.update, .savePositive): .save(.positive)
    case (.update, .saveNegative): .save(.negative)
    case (.final, .check): .check
    default: nil
    }
  }

  @Test(arguments: all, Action.allCases)
  func `an action does what the table says`(_ state: KYSState, _ action: Action) {
    let diary = Diary()
    let object = make(state, diary)
    #expect(object.state == state)
    switch action {
    case .check: object.check()
    case .update: object.update()
    case .cancel: object.cancel()
    case .savePositive: object.save(status: .positive)
    case .saveNegative: object.save(status: .negative)
    }
    #expect(diary.words == [due(state, action)].compactMap { $0.map { .goto($0) } })
  }

  @Test(arguments: all) func `only check and save ask for something`(_ state: KYSState) {
    let diary = Diary()
    let object = make(state, diary)
    object.enter()
    switch state {
    case .check: #expect(diary.words == [.get])
    case .save(let status): #expect(diary.words == [.put(status)])
    default: #expect(diary.words.isEmpty)
    }
    object.exit()
    #expect(diary.words.count == diary.answers.count)
  }

  @Test func `a check leads on by its answer`() {
    for (answer, state) in [
      (.current, .final(.upToDate)), (.outdated, .prompt), (.broken, .final(.failure)),
    ] as [(Result<KYSProfile, any Error>, KYSState)] {
      let diary = Diary()
      let object = CheckState(context: diary)
      object.enter()
      diary.answers[0](answer)
      #expect(diary.words == [.get, .goto(state)])
      diary.answers[0](.outdated)
      #expect(diary.words.count == 2)
      object.exit()
    }
  }

  @Test func `a save leads on by its answer`() {
    for (answer, outcome) in [
      (.current, .success), (.outdated, .success), (.broken, .failure),
    ] as [(Result<KYSProfile, any Error>, KYSOutcome)] {
      let diary = Diary()
      let object = SaveState(status: .negative, context: diary)
      object.enter()
      diary.answers[0](answer)
      #expect(diary.words == [.put(.negative), .goto(.final(outcome))])
      diary.answers[0](.broken)
      #expect(diary.words.count == 2)
      object.exit()
    }
  }

  @Test func `an answer after the exit does nothing`() {
    let diary = Diary()
    let states: [any IState] = [
      CheckState(context: diary), SaveState(status: .positive, context: diary),
    ]
    for state in states {
      state.enter()
      state.exit()
    }
    for answer in diary.answers { answer(.outdated) }
    #expect(diary.words == [.get, .put(.positive)])
  }

  @Test(arguments: all) func `a state does not hold its context`(_ state: KYSState) {
    var diary: Diary? = Diary()
    weak let seen = diary
    let object = diary.map { make(state, $0) }
    diary = nil
    #expect(seen == nil)
    object?.enter()
    object?.check()
    object?.cancel()
  }

  @Test func `a status has its name`() {
    #expect(KYSStatus.allCases.map(\.rawValue) == ["positive", "negative"])
  }
}
