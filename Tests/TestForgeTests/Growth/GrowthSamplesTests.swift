import Domain
import Testing

@testable import TestForge

struct GrowthSamplesTests {
  @Test(
    arguments: [
      ([3.0, 1, 2], 1.0), ([0, 2, 2.1], 2), ([0, 2], 2), ([0, 0.1, 2], 2), ([5], 5), ([], 0),
      ([9, 2, 2.2], 2),
    ] as [([Double], Double)])
  func `the best time counts, but not one that was noted with the next case`(
    times: [Double], best: Double
  ) {
    #expect(GrowthSamples.best(of: times) == best)
  }

  @Test func `a curve ends with the first round, and says where it was stopped`() {
    var samples = GrowthSamples()
    samples.add([1, 2, 70])
    samples.add([0.9, 2.1, 65])
    let curve = samples.curve("fast", sizes: [10, 20, 40, 80], longest: 60)
    #expect(
      curve
        == GrowthCurve(
          program: "fast", sizes: [10, 20, 40], milliseconds: [0.9, 2, 65], stoppedAt: 80))
    #expect(GrowthSamples().curve("fast", sizes: [1], longest: 60).stoppedAt == nil)
  }

  @Test func `a program that came through was not stopped`() {
    var samples = GrowthSamples()
    samples.add([1, 2])
    #expect(samples.curve("fast", sizes: [1, 2], longest: 60).stoppedAt == nil)
  }
}
