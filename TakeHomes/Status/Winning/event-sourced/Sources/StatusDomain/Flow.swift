public enum KYSOutcome: String, CaseIterable, Sendable {
  case upToDate, postponed, cancelled, success, failure
}

public enum KYSState: Hashable, Sendable {
  case check, prompt, update
  case save(KYSStatus)
  case final(KYSOutcome?)
}

public enum KYSEvent: Hashable, Sendable {
  case exited(KYSState)
  case entered(KYSState)
}

/// The table of the flow, as a function.
enum Signal {
  case check, update, cancel
  case save(KYSStatus)
  case answered(Result<KYSProfile, any Error>)
}

extension KYSState {
  /// Where the signal leads from here; nil where it is refused.
  func following(_ signal: Signal) -> KYSState? {
    switch (self, signal) {
    case (.final, .check): .check
    case (.prompt, .update): .update
    case (.prompt, .cancel): .final(.postponed)
    case (.update, .cancel): .final(.cancelled)
    case (.update, .save(let status)): .save(status)
    case (.check, .answered(.success(let profile))):
      profile.needsUpdate ? .prompt : .final(.upToDate)
    case (.save, .answered(.success)): .final(.success)
    case (.check, .answered(.failure)), (.save, .answered(.failure)): .final(.failure)
    default: nil
    }
  }
}

/// Everything that can become true of a machine; its state is what they add up to.
enum Fact {
  case learned(KYSProfile)
  case happened(KYSEvent)
}

struct Ledger {
  private(set) var state = KYSState.final(nil)
  private(set) var profile: KYSProfile?

  mutating func append(_ fact: Fact) {
    switch fact {
    case .learned(let profile): self.profile = profile
    case .happened(.entered(let state)): self.state = state
    case .happened(.exited): break
    }
  }
}
