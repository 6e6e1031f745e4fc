import Domain
import TestSupport
import Testing

@testable import TestForge

@Suite struct SmallInputsTests {
  private func squares(_ families: [String]) -> Problem {
    let family: Value = [
      "sizes": [1, 14],
      "grid": ["grid": ["rows": "size", "columns": "size", "of": ["int": [0, 9]]]],
    ]
    return Problem.form(
      [Parameter(name: "grid", type: .list(.list(.int)))],
      constraints: [
        "grid": ["length": [1, 300], "each": ["length": [1, 300], "each": [0, 9]]]
      ],
      generator: .object(Dictionary(uniqueKeysWithValues: families.map { ($0, family) })))
  }

  @Test(arguments: [0, 1, 5])
  func `a stage makes so many values and not an input more`(stage: Int) {
    let problem = squares(["one"])
    let sizes = SmallInputs(stage: stage, of: problem).inputs
      .map { inputSize($0.input.input, of: problem) }
    #expect(!sizes.isEmpty)
    #expect(sizes.dropLast().reduce(0, +) < SmallInputs.mostValues)
  }

  @Test func `of large inputs each family has some`() {
    let families = ["one", "other", "third"]
    let inputs = SmallInputs(stage: 5, of: squares(families)).inputs
    #expect(Set(inputs.map(\.family)) == Set(families))
  }

  @Test func `a problem without families has none`() {
    #expect(SmallInputs(stage: 0, of: .form()).inputs.isEmpty)
  }
}
