import Testing

@testable import NotesDomain

/// N10: how long a pause is.
@Suite struct BackoffTests {
  @Test func `the defaults are a second, a minute and five calls`() {
    let backoff = Backoff()
    #expect(backoff.first == .seconds(1))
    #expect(backoff.most == .seconds(60))
    #expect(backoff.tries == 5)
  }

  @Test(
    arguments: [
      (1, 1.0, 1_000), (2, 1.0, 2_000), (3, 1.0, 4_000), (6, 1.0, 32_000), (7, 1.0, 60_000),
      (8, 1.0, 60_000), (1, 0.0, 500), (3, 0.0, 2_000), (3, 0.5, 3_000), (9, 0.25, 37_500),
    ] as [(Int, Double, Int)])
  func `a pause doubles up to the most, and half of it is by chance`(
    failures: Int, jitter: Double, milliseconds: Int
  ) {
    let pause = Backoff().pause(after: failures, jitter: jitter)
    #expect(Lab.isNear(pause, .milliseconds(milliseconds)))
  }

  @Test(arguments: [62, 63, 64, 65, 1_000, Int.max])
  func `many failures end at the most`(failures: Int) {
    #expect(Lab.isNear(Backoff().pause(after: failures, jitter: 1), .seconds(60)))
  }

  @Test func `a most below the first is the most`() {
    let backoff = Backoff(first: .seconds(9), most: .seconds(4))
    #expect(Lab.isNear(backoff.pause(after: 1, jitter: 1), .seconds(4)))
  }
}

extension Lab {
  /// A microsecond is lost by some ways to multiply.
  static func isNear(_ left: Duration, _ right: Duration) -> Bool {
    let difference = left - right
    return difference > .microseconds(-2) && difference < .microseconds(2)
  }
}
