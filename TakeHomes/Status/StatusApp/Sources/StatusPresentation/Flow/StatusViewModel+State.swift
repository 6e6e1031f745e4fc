public import StatusDomain

extension StatusViewModel {
  /// A short message over the page.
  public struct Toast: Hashable, Sendable {
    public var message: String
    public var canRetry: Bool

    public init(message: String, canRetry: Bool) {
      self.message = message
      self.canRetry = canRetry
    }
  }

  /// Everything that a screen shows of the flow.
  public struct State: Hashable, Sendable {
    public var flow: KYSState
    public var summary: String
    /// What was chosen in the modal; it outlives a failure.
    public var choice: KYSStatus?
    public var toast: Toast?
    /// The last 50 events.
    public var log: [KYSEvent] = []
    /// Whether a saved choice is on its way once more, which asks nobody anything.
    var isRetrying = false

    /// The question, while it is asked.
    public var prompt: String? {
      flow == .prompt && !isRetrying
        ? "Your KYS is outdated, would you like to update it now?" : nil
    }

    public var isModalOpen: Bool { flow == .update && !isRetrying }
    public var canSave: Bool { isModalOpen && choice != nil }
    public var isWorking: Bool {
      switch flow {
      case .check, .save: true
      default: false
      }
    }
  }
}
