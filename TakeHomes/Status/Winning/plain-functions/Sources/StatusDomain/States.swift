typealias Step = @MainActor (any IStateContext) -> Void

/// A row of the table: what each action does; nil is refused.
struct Row {
  var ask: (@MainActor (any IStateContext, @escaping @MainActor (KYSAnswer) -> Void) -> Void)?
  var answered: (@MainActor (any IStateContext, KYSAnswer) -> Void)?
  var check: Step?
  var update: Step?
  var cancel: Step?
  var save: (@MainActor (any IStateContext, KYSStatus) -> Void)?
}

func row(of state: KYSState) -> Row {
  switch state {
  case .check:
    Row(
      ask: { $0.getStatus(completion: $1) },
      answered: { context, answer in
        guard let profile = try? answer.get() else {
          return context.gotoFinalState(outcome: .failure)
        }
        if profile.needsUpdate {
          context.gotoPromptState()
        } else {
          context.gotoFinalState(outcome: .upToDate)
        }
      })
  case .prompt:
    Row(
      update: { $0.gotoUpdateState() },
      cancel: { $0.gotoFinalState(outcome: .postponed) })
  case .update:
    Row(
      cancel: { $0.gotoFinalState(outcome: .cancelled) },
      save: { $0.gotoSaveState(status: $1) })
  case .save(let status):
    Row(
      ask: { $0.saveStatus(status, completion: $1) },
      answered: { context, answer in
        context.gotoFinalState(outcome: (try? answer.get()) == nil ? .failure : .success)
      })
  case .final:
    Row(check: { $0.gotoCheckState() })
  }
}

/// Does what a row says, for all five states.
@MainActor struct Player {
  private final class Ticket {}

  let state: KYSState
  private let row: Row
  private weak var context: (any IStateContext)?
  private var ticket: Ticket?

  init(_ state: KYSState, _ context: any IStateContext) {
    self.state = state
    self.context = context
    row = StatusDomain.row(of: state)
  }

  /// Gives back what is to be done with an answer; it tells whether it is the one waited for.
  mutating func enter(
    _ take: @escaping @MainActor (_ isAwaited: (Player) -> Bool, KYSAnswer) -> Void
  ) {
    guard let context, let ask = row.ask else { return }
    let mine = Ticket()
    ticket = mine
    ask(context) { take({ $0.ticket === mine }, $0) }
  }

  mutating func exit() { ticket = nil }

  func answered(_ answer: KYSAnswer) {
    if let context { row.answered?(context, answer) }
  }

  func check() { if let context { row.check?(context) } }
  func update() { if let context { row.update?(context) } }
  func cancel() { if let context { row.cancel?(context) } }
  func save(_ status: KYSStatus) { if let context { row.save?(context, status) } }
}

@MainActor protocol Playing: IState { var player: Player { get set } }

extension Playing {
  func begin() {
    player.enter { [weak self] isAwaited, answer in
      guard let self, isAwaited(self.player) else { return }
      self.player.exit()
      self.player.answered(answer)
    }
  }
}
