import Domain
import OnlineFeature
import SiteKit

/// A learner's syncs with LeetCode: those that were asked for and those that are due, one at a time.
///
/// Also holds a cookie for as long as it takes to say whether it shall be kept unchecked.
actor SyncDesk {
  private let rings: AsyncStream<Void>
  private let bell: AsyncStream<Void>.Continuation
  /// How many syncs were asked for, and which of them the last one that began was for.
  private var asked = 0
  private var served = 0
  private var held: OnlineSession?

  init() { (rings, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// Whether a sync was asked for and has not begun yet.
  var isWaiting: Bool { asked > served }

  /// Asks for a sync, which begins at once, or after one that goes on.
  func ask() {
    asked += 1
    bell.yield()
  }

  /// Has a look whether a sync is due, because something changed that says so.
  func look() { bell.yield() }

  /// Holds a cookie in memory alone until it is taken or another one comes.
  func hold(_ session: OnlineSession?) { held = session }

  /// The cookie that waits; it is held no more.
  func take() -> OnlineSession? {
    defer { held = nil }
    return held
  }

  /// Syncs when asked and when it is due, until its task is cancelled; once only.
  ///
  /// Looks every half minute, as other programs may change what is due.
  func run(
    with services: Services, learner: String = "",
    clock: any Clock<Duration> = ContinuousClock(), pause: Duration = .seconds(30)
  ) async {
    let bell = bell
    await withDiscardingTaskGroup { group in
      group.addTask {
        while !Task.isCancelled {
          bell.yield()
          try? await clock.sleep(for: pause)
        }
      }
      for await _ in rings { await syncIfWanted(SyncSchedule.delaySeconds(of: learner), services) }
      group.cancelAll()
    }
  }

  /// Syncs if it was asked for or is due; while another program does it, who asked goes on waiting.
  func syncIfWanted(_ delaySeconds: Int, _ services: Services) async {
    let isDue = try? await LeetCode.isSyncDue(delaySeconds: delaySeconds, with: services)
    guard isWaiting || isDue == true else { return }
    // Whoever asks from here on, perhaps at its very end, is served by the next one.
    let turn = asked
    // How it goes is kept and logged; there is nobody here who could be told.
    do {
      try await LeetCode.sync(with: services) { _ in await self.begin(turn) }
    } catch LeetCodeError.underWay {
      return
    } catch {}
    begin(turn)
  }

  /// From now on the data says that it goes on.
  private func begin(_ turn: Int) { served = max(served, turn) }
}
