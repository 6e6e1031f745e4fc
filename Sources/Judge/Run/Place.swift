internal import Synchronization

/// A job's place in the queue, which others get while the job's processes wait for something else than a processor.
///
/// Several processes of one job tell what they do; the place is given up while at least one waits and none works.
final class Place: Sendable {
  private struct State {
    var activities: [Int: Bool] = [:]
    var count = 0
    var rests = false
  }

  private let change: @Sendable (_ rests: Bool) -> Void
  private let state = Mutex(State())

  init(change: @escaping @Sendable (_ rests: Bool) -> Void) { self.change = change }

  convenience init(_ turn: JobQueue.Turn, in queue: JobQueue) {
    self.init { rests in if rests { queue.rest(turn) } else { queue.goOn(turn) } }
  }

  /// One of the things that a job does at a time.
  struct Activity: Sendable {
    fileprivate let place: Place
    fileprivate let number: Int

    func work() { place.set(number, isIdle: false) }
    func wait() { place.set(number, isIdle: true) }
    func end() { place.set(number, isIdle: nil) }
  }

  func activity() -> Activity {
    Activity(
      place: self,
      number: state.withLock { state in
        state.count += 1
        return state.count
      })
  }

  private func set(_ number: Int, isIdle: Bool?) {
    // Within the lock, so that two changes are told in their order.
    state.withLock { state in
      state.activities[number] = isIdle
      let rests = !state.activities.isEmpty && state.activities.values.allSatisfy(\.self)
      guard rests != state.rests else { return }
      state.rests = rests
      change(rests)
    }
  }
}

extension Place {
  /// How long others wait for something that needs the processor and decides no verdict.
  static let patience = Duration.seconds(2)

  /// Does something for whose length others wait no longer than a moment, such as a compile.
  func lending<Result>(
    after patience: Duration = patience, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let activity = activity()
    activity.work()
    defer { activity.end() }
    async let _ = lend(activity, after: patience)
    return try await body()
  }

  private func lend(_ activity: Activity, after patience: Duration) async {
    guard (try? await Task.sleep(for: patience)) != nil else { return }
    activity.wait()
  }
}
