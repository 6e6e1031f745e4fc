@testable import CodingFeature
import Domain
import Testing
import TestSupport

@Suite struct GrowthModelTests {
  @Test(arguments: [[Int.max], [1, .max], [0], [], [-5, 3]])
  func `sizes that no input has are drawn all the same`(sizes: [Int]) {
    let verdict = ComplexityVerdict(
      verdict: "unclear", fit: "", expected: "n", confidence: 0, note: nil,
      curves: [
        GrowthCurve(
          program: "yours", sizes: sizes, milliseconds: sizes.map { _ in .greatestFiniteMagnitude })
      ])
    let model = Coding.Model.Growth(verdict, of: .twoSum)
    #expect(model.sizes.count >= 2 && model.rows.count == sizes.count)
  }
}
