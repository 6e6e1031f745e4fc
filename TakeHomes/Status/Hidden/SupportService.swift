import Foundation
import Synchronization

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

struct Trouble: Error {}

typealias Reply = Result<KYSProfile, any Error>

extension KYSProfile {
  static let current = KYSProfile(status: .positive, needsUpdate: false)
  static let outdated = KYSProfile(status: .positive, needsUpdate: true)
}

/// A service that answers when a test says so, on the thread where the test says it.
final class ServiceDouble: KYSServiceProtocol {
  typealias Answer = @Sendable (Reply) -> Void

  private let gets = Shared<[Answer]>([])
  private let saves = Shared<[(status: KYSStatus, answer: Answer)]>([])
  private let reply: @Sendable () -> Reply?

  /// What `reply` gives is answered at once.
  init(reply: @escaping @Sendable () -> Reply? = { nil }) { self.reply = reply }

  func getStatus(completion: @escaping @Sendable (Reply) -> Void) {
    gets.change { $0.append(completion) }
    if let now = reply() { completion(now) }
  }

  func saveStatus(_ status: KYSStatus, completion: @escaping @Sendable (Reply) -> Void) {
    saves.change { $0.append((status, completion)) }
    if let now = reply() { completion(now) }
  }

  /// How often the status was asked for.
  var asked: Int { gets.value.count }
  /// What was to be saved.
  var saved: [KYSStatus] { saves.value.map(\.status) }

  /// Answers the question of this number, the last one unless said; nothing where there is none.
  func answer(_ reply: Reply, get number: Int? = nil) {
    let all = gets.value
    let index = number ?? all.count - 1
    if all.indices.contains(index) { all[index](reply) }
  }

  func answer(_ reply: Reply, save number: Int?) {
    let all = saves.value
    let index = number ?? all.count - 1
    if all.indices.contains(index) { all[index].answer(reply) }
  }

  /// Answers whatever was asked last, as the machine's state says.
  func answer(_ reply: Reply, in state: KYSState) {
    if case .save = state { answer(reply, save: nil) } else { answer(reply) }
  }
}

/// What a machine tells, and whether it is told on the main thread.
final class Listener: Sendable {
  private let heard = Shared<[(event: KYSEvent, isOnMain: Bool)]>([])

  func hear(_ event: KYSEvent) {
    let isHere = Lab.isOnMain()
    heard.change { $0.append((event, isHere)) }
  }

  var events: [KYSEvent] { heard.value.map(\.event) }
  var count: Int { heard.value.count }
  var entered: [KYSState] {
    events.compactMap { if case .entered(let state) = $0 { state } else { nil } }
  }
  var isAlwaysOnMain: Bool { heard.value.allSatisfy(\.isOnMain) }
}
