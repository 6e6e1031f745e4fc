import Domain
import Testing

@testable import Study

@Suite struct FSRSParametersTests {
  @Test func `19 weights run as version 6 with two more`() throws {
    let migrated = try #require(FSRS.Parameters(FSRSTests.weightsRS))
    #expect(migrated.weights == FSRSTests.weightsRS + [0, 0.5])
  }

  @Test func `17 weights are turned into version 6`() throws {
    let old = [
      0.4, 0.6, 2.4, 5.8, 4.93, 0.94, 0.86, 0.01, 1.49, 0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29,
      2.61,
    ]
    let weights = try #require(FSRS.Parameters(old)).weights
    #expect(weights.count == 21)
    #expect(FSRSTests.isNear(weights[4], 6.81, by: 1e-9))
    #expect(FSRSTests.isNear(weights[5], 0.446_750_13, by: 5e-8))
    #expect(FSRSTests.isNear(weights[6], 1.36, by: 1e-9))
    #expect(weights.suffix(4) == [0, 0, 0, 0.5])
  }

  @Test func `the defaults are within the bounds`() {
    #expect(FSRS.Parameters(FSRS.Parameters.standard.weights) == .standard)
    #expect(FSRS.Parameters(FSRS.Parameters.version5.weights) == .version5)
  }

  @Test(arguments: 0..<21)
  func `a weight outside its bounds is refused`(place: Int) {
    let bounds = FSRS.Parameters.bounds[place]
    for (value, isAllowed) in [
      (bounds.lowerBound, true), (bounds.upperBound, true), (bounds.lowerBound - 0.0005, false),
      (bounds.upperBound + 0.0005, false), (.nan, false), (.infinity, false),
    ] {
      var weights = FSRS.Parameters.standard.weights
      weights[place] = value
      #expect((FSRS.Parameters(weights) != nil) == isAllowed, "\(value)")
    }
  }

  @Test(arguments: [0, 16, 18, 20, 22])
  func `another number of weights is refused`(count: Int) {
    #expect(FSRS.Parameters(Array(repeating: 1, count: count)) == nil)
  }
}
