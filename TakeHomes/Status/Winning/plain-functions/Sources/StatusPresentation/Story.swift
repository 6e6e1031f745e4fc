import StatusDomain

/// Everything that can happen to the screen.
enum Happening {
  case machine(KYSEvent, summary: String)
  case chose(KYSStatus)
  case retried
  case dismissedToast
}

/// What the screen wants of the machine.
enum Wish {
  case check, update
  case save(KYSStatus)
}

/// The screen's state, as what happened adds up to it.
struct Story {
  private(set) var shown: StatusViewModel.State
  /// A failed save that nobody has taken back.
  private var unsaved: KYSStatus?
  /// On the way through the flow without asking.
  private var resaving: KYSStatus?

  init(flow: KYSState, summary: String) {
    shown = StatusViewModel.State(
      flow: flow, summary: summary, isModalOpen: false, canSave: false, isWorking: false, log: [])
    derive()
  }

  mutating func add(_ happening: Happening) -> Wish? {
    defer { derive() }
    switch happening {
    case .machine(let event, let summary):
      shown.summary = summary
      shown.log = (shown.log + [event]).suffix(50)
      guard case .entered(let state) = event else { return nil }
      shown.flow = state
      return entered(state)
    case .chose(let status):
      if shown.isModalOpen { shown.choice = status }
    case .retried:
      guard shown.toast?.canRetry == true else { return nil }
      shown.toast = nil
      resaving = unsaved
      return .check
    case .dismissedToast:
      shown.toast = nil
    }
    return nil
  }

  private mutating func entered(_ state: KYSState) -> Wish? {
    switch state {
    case .check:
      shown.toast = nil
    case .prompt:
      if resaving != nil { return .update }
    case .update:
      if let status = resaving { return .save(status) }
    case .save(let status):
      unsaved = status
      resaving = nil
    case .final(.failure):
      resaving = nil
      shown.toast = .init(
        message: unsaved == nil
          ? "Your status could not be loaded." : "Your status could not be saved.",
        canRetry: true)
    case .final(.success), .final(.cancelled):
      unsaved = nil
      resaving = nil
      shown.choice = nil
    case .final:
      resaving = nil
    }
    return nil
  }

  private mutating func derive() {
    let asks = resaving == nil
    shown.prompt =
      asks && shown.flow == .prompt
      ? "Your status is some months old. Would you like to update it?" : nil
    shown.isModalOpen = asks && shown.flow == .update
    shown.canSave = shown.isModalOpen && shown.choice != nil
    shown.isWorking =
      switch shown.flow {
      case .check, .save: true
      default: false
      }
  }
}
