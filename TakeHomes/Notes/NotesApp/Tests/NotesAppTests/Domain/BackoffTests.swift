import Testing

@testable import NotesDomain

@Suite struct BackoffTests {
  @Test(arguments: [
    (1, 1.0, 1.0), (2, 1.0, 2.0), (3, 0.0, 2.0), (7, 1.0, 60.0), (500, 0.5, 45.0),
    (Int.max, 1.0, 60.0),
  ])
  func `a pause doubles up to the most, and half of it is by chance`(
    failures: Int, jitter: Double, seconds: Double
  ) {
    #expect(Backoff().pause(after: failures, jitter: jitter) == .seconds(seconds))
  }
}
