import Domain
import TestSupport
import Testing

@testable import TestForge

@Suite struct EdgeInputsTests {
  private static let problem = Problem.form(
    constraints: ["nums": ["length": [0, 50], "each": [0, 9]]],
    generator: [
      "fits": ["nums": ["ints": ["length": "size", "each": [0, 9]]]],
      "square": ["nums": ["ints": ["length": "size * size * size * size", "each": [0, 9]]]],
    ])

  @Test func `a family that asks for too much at the largest size is passed over`() throws {
    let edges = try edgeInputs(of: Self.problem, most: 50)
    #expect(!edges.isEmpty)
    #expect(edges.contains { $0.input.first?.elements?.count == 50 })
  }

  @Test func `it ends when nobody waits any more`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try edgeInputs(of: Self.problem, most: 50)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
