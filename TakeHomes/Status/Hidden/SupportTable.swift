import Foundation

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// The brief's table, written once more, to hold machines to it.
enum Step: Hashable, Sendable, CustomStringConvertible {
  case check, update, cancel
  case save(KYSStatus)
  case answersCurrent, answersOutdated, answersTrouble

  static let actions: [Step] = [.check, .update, .cancel, .save(.positive)]
  static let answers: [Step] = [.answersCurrent, .answersOutdated, .answersTrouble]

  var isAnswer: Bool { Self.answers.contains(self) }

  var reply: Reply {
    switch self {
    case .answersCurrent: .success(.current)
    case .answersOutdated: .success(.outdated)
    default: .failure(Trouble())
    }
  }

  var description: String {
    switch self {
    case .check: "check"
    case .update: "update"
    case .cancel: "cancel"
    case .save(let status): "save \(status.rawValue)"
    case .answersCurrent: "current"
    case .answersOutdated: "outdated"
    case .answersTrouble: "trouble"
    }
  }
}

extension Lab {
  /// Where the step leads from this state; nil where it is refused.
  static func table(_ state: KYSState, _ step: Step) -> KYSState? {
    switch (state, step) {
    case (.check, .answersCurrent): .final(.upToDate)
    case (.check, .answersOutdated): .prompt
    case (.check, .answersTrouble): .final(.failure)
    case (.prompt, .update): .update
    case (.prompt, .cancel): .final(.postponed)
    case (.update, .cancel): .final(.cancelled)
    case (.update, .save(let status)): .save(status)
    case (.save, .answersCurrent), (.save, .answersOutdated): .final(.success)
    case (.save, .answersTrouble): .final(.failure)
    case (.final, .check): .check
    default: nil
    }
  }

  /// What a machine tells on its way over these states.
  static func events(over states: [KYSState]) -> [KYSEvent] {
    zip(states, states.dropFirst()).flatMap { [.exited($0), .entered($1)] }
  }

  @MainActor static func perform(_ step: Step, on machine: any KYSMachineProtocol) {
    switch step {
    case .check: machine.check()
    case .update: machine.update()
    case .cancel: machine.cancel()
    case .save(let status): machine.save(status: status)
    default: break
    }
  }

  @MainActor static func perform(_ step: Step, on state: any IState) {
    switch step {
    case .check: state.check()
    case .update: state.update()
    case .cancel: state.cancel()
    case .save(let status): state.save(status: status)
    default: break
    }
  }

  @MainActor static func makeState(_ state: KYSState, _ context: any IStateContext) -> any IState {
    switch state {
    case .check: CheckState(context: context)
    case .prompt: PromptState(context: context)
    case .update: UpdateState(context: context)
    case .save(let status): SaveState(status: status, context: context)
    case .final(let outcome): FinalState(outcome: outcome, context: context)
    }
  }
}

/// Numbers that look like chance and are always the same.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
