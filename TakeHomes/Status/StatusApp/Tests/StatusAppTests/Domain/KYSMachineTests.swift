import StatusDomain
import Testing

/// The machine as its users see it, in both of its forms.
@MainActor @Suite struct KYSMachineTests {
  nonisolated static let states: [KYSState] = [
    .final(nil), .check, .prompt, .update, .save(.positive), .final(.upToDate),
  ]
  nonisolated static let actions:
    [(name: String, act: @MainActor @Sendable (any KYSMachineProtocol) -> Void)] =
      [
        ("check", { $0.check() }), ("update", { $0.update() }), ("cancel", { $0.cancel() }),
        ("save", { $0.save(status: .negative) }),
      ]

  static func expected(_ state: KYSState, _ action: String) -> KYSState? {
    switch (state, action) {
    case (.final, "check"): .check
    case (.prompt, "update"): .update
    case (.prompt, "cancel"): .final(.postponed)
    case (.update, "cancel"): .final(.cancelled)
    case (.update, "save"): .save(.negative)
    default: nil
    }
  }

  @Test(arguments: Form.allCases, states)
  func `every action does in every state what the table says`(
    form: Form, state: KYSState
  ) async {
    for action in Self.actions {
      let watched = Watched(form)
      await watched.go(to: state)
      let before = watched.events
      #expect(watched.state == state)
      action.act(watched.machine)
      let next = Self.expected(state, action.name)
      #expect(watched.state == next ?? state)
      let told = Array(watched.events.dropFirst(before.count))
      #expect(told == next.map { [.exited(state), .entered($0)] } ?? [])
    }
  }

  @Test(
    arguments: Form.allCases,
    [
      (StubService.Answer.current, KYSState.final(.upToDate)), (.outdated, .prompt),
      (.trouble, .final(.failure)),
    ])
  func `an answer leads out of a check`(
    form: Form, way: (answer: StubService.Answer, state: KYSState)
  ) async {
    let watched = Watched(form)
    watched.machine.check()
    #expect(watched.service.askedCount == 1)
    watched.service.answer(way.answer)
    await watched.reach(way.state)
    #expect(watched.events.last == .entered(way.state))
    #expect(watched.machine.profile == (try? way.answer.get()))
  }

  @Test(
    arguments: Form.allCases,
    [
      (StubService.Answer.current, KYSState.final(.success)), (.trouble, .final(.failure)),
    ])
  func `an answer leads out of a save`(
    form: Form, way: (answer: StubService.Answer, state: KYSState)
  ) async {
    let watched = Watched(form)
    await watched.go(to: .save(.positive))
    #expect(watched.service.saved == [.positive])
    watched.service.answerSave(way.answer)
    await watched.reach(way.state)
    let known = try? way.answer.get()
    #expect(watched.machine.profile == known ?? KYSProfile(status: .negative, needsUpdate: true))
  }

  @Test(arguments: Form.allCases)
  func `a whole run is told in order`(form: Form) async {
    let watched = Watched(form)
    await watched.go(to: .save(.positive))
    watched.service.answerSave(.current)
    await watched.reach(.final(.success))
    let way: [KYSState] = [
      .final(nil), .check, .prompt, .update, .save(.positive), .final(.success),
    ]
    #expect(watched.events == zip(way, way.dropFirst()).flatMap { [.exited($0), .entered($1)] })
  }

  @Test(arguments: Form.allCases)
  func `whoever acts on a state that was entered is taken at once`(form: Form) async {
    let watched = Watched(form)
    let machine = watched.machine
    machine.onEvent = { [weak machine] event in
      if event == .entered(.prompt) { machine?.cancel() }
    }
    await watched.go(to: .check)
    watched.service.answer(.outdated)
    await watched.reach(.final(.postponed))
  }

  @Test(arguments: Form.allCases)
  func `between two states nothing is taken`(form: Form) async {
    let watched = Watched(form)
    await watched.go(to: .prompt)
    let machine = watched.machine
    machine.onEvent = { [weak machine] event in
      if case .exited = event { machine?.cancel() }
    }
    machine.update()
    #expect(watched.state == .update)
  }
}
