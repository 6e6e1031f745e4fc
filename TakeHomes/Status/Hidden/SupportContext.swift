import Foundation

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// A context that goes nowhere and notes what a state asks of it.
@MainActor final class ContextDouble: IStateContext {
  enum Call: Hashable {
    case goto(KYSState)
    case getStatus
    case saveStatus(KYSStatus)
  }

  var calls: [Call] = []
  private var answers: [@MainActor (Reply) -> Void] = []

  func gotoCheckState() { calls.append(.goto(.check)) }
  func gotoPromptState() { calls.append(.goto(.prompt)) }
  func gotoUpdateState() { calls.append(.goto(.update)) }
  func gotoSaveState(status: KYSStatus) { calls.append(.goto(.save(status))) }
  func gotoFinalState(outcome: KYSOutcome) { calls.append(.goto(.final(outcome))) }

  func getStatus(completion: @escaping @MainActor (Reply) -> Void) {
    calls.append(.getStatus)
    answers.append(completion)
  }

  func saveStatus(_ status: KYSStatus, completion: @escaping @MainActor (Reply) -> Void) {
    calls.append(.saveStatus(status))
    answers.append(completion)
  }

  func answer(_ reply: Reply) { answers.last?(reply) }
}

/// A context that goes where its states want, without waiting for anybody.
@MainActor final class WalkingContext: IStateContext {
  private(set) var current: (any IState)?
  private(set) var count = 0
  private var pending: (@MainActor (Reply) -> Void)?

  func begin() { go(FinalState(outcome: nil, context: self)) }

  private func go(_ next: any IState) {
    current?.exit()
    pending = nil
    current = next
    count += 1
    next.enter()
  }

  func gotoCheckState() { go(CheckState(context: self)) }
  func gotoPromptState() { go(PromptState(context: self)) }
  func gotoUpdateState() { go(UpdateState(context: self)) }
  func gotoSaveState(status: KYSStatus) { go(SaveState(status: status, context: self)) }
  func gotoFinalState(outcome: KYSOutcome) { go(FinalState(outcome: outcome, context: self)) }
  func getStatus(completion: @escaping @MainActor (Reply) -> Void) { pending = completion }
  func saveStatus(_ status: KYSStatus, completion: @escaping @MainActor (Reply) -> Void) {
    pending = completion
  }

  func answer(_ reply: Reply) { pending?(reply) }
}
