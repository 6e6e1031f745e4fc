import Foundation

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// A machine that keeps to the table, and whose service is the test.
@MainActor final class MachineDouble: KYSMachineProtocol {
  private(set) var state = KYSState.final(nil)
  private(set) var profile: KYSProfile?
  var onEvent: @MainActor (KYSEvent) -> Void = { _ in }
  /// What it was asked to do and did; asking for what it refuses is no mistake.
  private(set) var actions: [Step] = []

  init(profile: KYSProfile? = nil) { self.profile = profile }

  func check() { take(.check) }
  func update() { take(.update) }
  func cancel() { take(.cancel) }
  func save(status: KYSStatus) { take(.save(status)) }

  private func take(_ step: Step) {
    if Lab.table(state, step) != nil { actions.append(step) }
    go(step)
  }

  private func go(_ step: Step) {
    guard let next = Lab.table(state, step) else { return }
    onEvent(.exited(state))
    state = next
    onEvent(.entered(next))
  }

  func answer(_ reply: Reply) {
    switch reply {
    case .success(let profile):
      self.profile = profile
      go(profile.needsUpdate ? .answersOutdated : .answersCurrent)
    case .failure: go(.answersTrouble)
    }
  }

  func count(_ step: Step) -> Int { actions.count { $0 == step } }
  var saves: [KYSStatus] {
    actions.compactMap { if case .save(let status) = $0 { status } else { nil } }
  }
}
