import Synchronization

/// What a stand-in does wrong at the moment; may be turned while it serves.
public final class FaultSwitch<Fault: StubFault>: Sendable {
  private struct State {
    var fault: Fault?
    /// How often it still happens; nil: always.
    var times: Int?
  }

  private let state = Mutex(State())

  public init() {}

  func inject(_ fault: Fault?, times: Int?) {
    state.withLock { $0 = State(fault: times == 0 ? nil : fault, times: times) }
  }

  /// The fault, if it is one that shows here; that counts as once.
  func take(_ shows: (Fault) -> Bool) -> Fault? {
    state.withLock { state in
      guard let fault = state.fault, shows(fault) else { return nil }
      if let times = state.times {
        state.times = times - 1
        if times <= 1 { state.fault = nil }
      }
      return fault
    }
  }

  func take(_ fault: Fault) -> Bool { take { $0 == fault } != nil }
}
