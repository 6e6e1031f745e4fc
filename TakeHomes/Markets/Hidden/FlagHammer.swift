import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// Many threads switch, read and watch flags.
@Suite struct FlagHammer {
  private static let flags = (0..<8).map { FeatureFlag(key: "flag \($0)") }

  @Test func `no update of a fresh provider is lost`() {
    let providers = (0..<Lab.rounds(4_000)).map { _ in FeatureFlagProvider() }
    let meetings = (0..<providers.count).map { _ in Meeting() }
    let (ended, progress) = (Tally(), Progress())
    for side in 0..<2 {
      let thread = Thread {
        let mine = Self.flags.enumerated().filter { $0.offset % 2 == side }.map(\.element)
        for (provider, meeting) in zip(providers, meetings) {
          meeting.arrive(of: 2)
          for flag in mine { Lab.write(provider, flag, true) }
          for flag in Self.flags { _ = Lab.read(provider, flag) }
          progress.step()
        }
        ended.add()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    let isDone = Lab.blockWhileMoving(progress) { ended.count == 2 }
    #expect(isDone, "a thread waits forever")
    guard isDone else { return }
    let lost = providers.count { provider in !Self.flags.allSatisfy { Lab.read(provider, $0) } }
    #expect(lost == 0, "updates were lost")
  }

  @Test func `watching while others switch ends with the value that is there`() async {
    let flag = FeatureFlag(key: "busy")
    for _ in 0..<Lab.rounds(200) {
      let provider = FeatureFlagProvider()
      let seen = Shared<[Bool]>([])
      let stream = Lab.watch(provider, flag)
      let task = Task {
        for await value in stream { seen.change { $0.append(value) } }
      }
      let meeting = Meeting()
      let ended = Tally()
      for side in 0..<2 {
        Thread {
          meeting.arrive(of: 2)
          for turn in 0..<20 { Lab.write(provider, flag, (turn + side).isMultiple(of: 2)) }
          ended.add()
        }.start()
      }
      let isDone = await Lab.eventually { ended.count == 2 }
      let last = Lab.read(provider, flag)
      let isLast = await Lab.eventually { seen.value.last == last }
      Lab.write(provider, flag, !last)
      let isNext = await Lab.eventually { seen.value.last == !last }
      task.cancel()
      let values = seen.value
      let repeats = zip(values, values.dropFirst()).count { $0 == $1 }
      #expect(isDone && isLast && isNext, "the last value sent is not the current value")
      #expect(repeats == 0, "a value was sent twice in a row")
      guard isDone, isLast, isNext, repeats == 0 else { return }
    }
  }

  @Test func `observers come and go while others switch`() {
    let provider = FeatureFlagProvider()
    let (ended, progress) = (Tally(), Progress())
    let meeting = Meeting()
    let turns = Lab.rounds(2_000)
    for side in 0..<2 {
      Thread {
        meeting.arrive(of: 2)
        for turn in 0..<turns {
          progress.step()
          if side == 0 {
            Lab.write(provider, Self.flags[turn % 2], turn.isMultiple(of: 2))
          } else {
            _ = Lab.watch(provider, Self.flags[turn % 2])
          }
        }
        ended.add()
      }.start()
    }
    #expect(Lab.blockWhileMoving(progress) { ended.count == 2 }, "a thread waits forever")
  }
}
