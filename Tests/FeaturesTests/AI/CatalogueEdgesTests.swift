import Catalogue
import Domain
import Foundation
import TestSupport
import Testing

@testable import TestForge

/// What the forge of this machine looks at for the catalogue's own problems.
@Suite struct CatalogueEdgesTests {
  /// Far below what the largest sizes of many families ask for, so that each meets it at once.
  private static let budget = 20_000

  @Test func `each problem of the catalogue has edges, whatever its families ask for`()
    async throws
  {
    let places = try problemPlaces(in: repositoryRoot.appending(path: "Content"))
    let problems = try places.map { try ProblemFolder($0).problem }
    let without = try await withThrowingTaskGroup(of: String?.self) { group in
      for problem in problems {
        group.addTask {
          let edges = try edgeInputs(of: problem, most: 12, budget: Self.budget)
          return edges.isEmpty ? problem.slug : nil
        }
      }
      return try await group.reduce(into: [String]()) { $0 += [$1].compactMap(\.self) }
    }
    #expect(without == [])
  }

  @Test func `each case of the catalogue keeps within what may be made`() async throws {
    let places = try problemPlaces(in: repositoryRoot.appending(path: "Content"))
    let refused = try await withThrowingTaskGroup(of: [String].self) { group in
      for place in places {
        group.addTask {
          let problem = try ProblemFolder(place).problem
          return problem.tests.compactMap { test in
            guard case .generated(let command) = test.input else { return nil }
            let made = try? generate(command, for: problem)
            return made == nil ? "\(problem.slug): \(test.reason)" : nil
          }
        }
      }
      return try await group.reduce(into: [String]()) { $0 += $1 }
    }
    #expect(refused == [])
  }

  /// Each is refused before it is made, so that all of them together take no time.
  @Test(arguments: [
    ("graphs/course-schedule", "dense", 50_000), ("graphs/number-of-islands", "noise", 1_000_000),
  ])
  func `a command for more than memory holds is refused`(
    path: String, family: String, size: Int
  ) throws {
    let content = repositoryRoot.appending(path: "Content")
    let place = try #require(
      problemPlaces(in: content).first { path.hasSuffix("/\($0.slug)") })
    let problem = try ProblemFolder(place).problem
    let command = GeneratorCommand(family: family, seed: 1, size: size)
    let error = #expect(throws: ForgeError.self) { try generate(command, for: problem) }
    #expect(error?.message.contains("too large") == true)
  }
}
