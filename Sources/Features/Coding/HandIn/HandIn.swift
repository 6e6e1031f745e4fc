import Domain
import MachineKit

/// How far a solution is that LeetCode judges, after it passed here.
enum HandIn: Machine {
  enum State: Sendable, Equatable {
    /// Nothing was sent yet.
    case passed
    case sent(SentState)
    case judged(Verdict)

    var verdict: Verdict? { if case .judged(let verdict) = self { verdict } else { nil } }
  }

  enum Event: Sendable, Equatable {
    case moved(SentState)
    case judged(Verdict)
  }

  enum Effect: Sendable, Equatable {
    case tell(SentState)
  }

  /// Where it stands is told once, and the first verdict is the end.
  static func next(_ state: State, _ event: Event) -> (State, [Effect])? {
    switch (state, event) {
    case (.sent(let old), .moved(let new)) where new != old: (.sent(new), [.tell(new)])
    case (.sent, .judged(let verdict)): (.judged(verdict), [])
    default: nil
    }
  }
}

extension HandIn.Event {
  /// What matters of a judge's events.
  init?(_ event: JudgeEvent) {
    switch event {
    case .sent(let state): self = .moved(state)
    case .finished(let verdict): self = .judged(verdict)
    case .queued, .compiling, .makingReady, .compiled, .caseFinished: return nil
    }
  }
}
