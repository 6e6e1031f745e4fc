/// A question that waits for one answer.
private struct Pending {
  private var number = 0
  private var isOpen = false

  mutating func ask() -> Int {
    number += 1
    isOpen = true
    return number
  }

  mutating func forget() { isOpen = false }

  /// True once, for the newest question alone.
  mutating func take(_ number: Int) -> Bool {
    guard isOpen, number == self.number else { return false }
    isOpen = false
    return true
  }
}

@MainActor public final class CheckState: IState {
  public let state = KYSState.check
  private weak var context: (any IStateContext)?
  private var pending = Pending()

  public init(context: any IStateContext) { self.context = context }

  public func enter() {
    let number = pending.ask()
    context?.getStatus { [weak self] result in
      guard let self, pending.take(number) else { return }
      context?.follow(.answered(result), from: state)
    }
  }

  public func exit() { pending.forget() }
}

@MainActor public final class PromptState: IState {
  public let state = KYSState.prompt
  private weak var context: (any IStateContext)?

  public init(context: any IStateContext) { self.context = context }

  public func update() { context?.follow(.update, from: state) }
  public func cancel() { context?.follow(.cancel, from: state) }
}

@MainActor public final class UpdateState: IState {
  public let state = KYSState.update
  private weak var context: (any IStateContext)?

  public init(context: any IStateContext) { self.context = context }

  public func cancel() { context?.follow(.cancel, from: state) }
  public func save(status: KYSStatus) { context?.follow(.save(status), from: state) }
}

@MainActor public final class SaveState: IState {
  public let state: KYSState
  private let status: KYSStatus
  private weak var context: (any IStateContext)?
  private var pending = Pending()

  public init(status: KYSStatus, context: any IStateContext) {
    state = .save(status)
    self.status = status
    self.context = context
  }

  public func enter() {
    let number = pending.ask()
    context?.saveStatus(status) { [weak self] result in
      guard let self, pending.take(number) else { return }
      context?.follow(.answered(result), from: state)
    }
  }

  public func exit() { pending.forget() }
}

@MainActor public final class FinalState: IState {
  public let state: KYSState
  private weak var context: (any IStateContext)?

  public init(outcome: KYSOutcome?, context: any IStateContext) {
    state = .final(outcome)
    self.context = context
  }

  public func check() { context?.follow(.check, from: state) }
}
