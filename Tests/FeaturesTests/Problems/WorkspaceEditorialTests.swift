@testable import AppFeature
import Domain
import Foundation
import Markup
import Testing
import TestSupport

@testable import SiteKit

@Suite struct WorkspaceEditorialTests {
  private static let text = """
    What is asked?

    | Approach | Time | Space |
    |---|---|---|
    | Every pair | O(n²) | O(1) |
    | Hash map | O(n) | O(n) |

    ## Every pair

    Solution: `brute`

    Try them.

    ```
    ## no heading
    Solution: `fast` too
    ```

    ## Hash map

    Solution: `fast`

    Look it up.

    ## Further reading

    Nothing.
    """

  private func problem() -> Problem {
    var problem = Problem.twoSum
    problem.editorial = Self.text
    problem.solutions = [
      Solution(name: "fast", language: .python, source: "p"),
      Solution(name: "fast", language: .swift, source: "s"),
      Solution(name: "brute", language: .python, source: "b"),
    ]
    return problem
  }

  private func model(_ language: Language) async throws -> Workspace.Model {
    try await Workspace.model(
      slug: "two-sum", view: ProblemView(tab: .editorial, language: language),
      with: try .test(problems: [problem()]))
  }

  @Test func `the code is shown in the learner's language where there is one`() async throws {
    let swift = try await model(.swift).editorial.approaches
    #expect(swift.map(\.program?.source) == ["b", "s"])
    #expect(swift.map(\.note) == ["This one isn't published in Swift.", nil])
    #expect(swift[1].others.map(\.title) == ["Python"])
    #expect(
      swift[1].others.map(\.path.description)
        == ["/problems/two-sum?tab=editorial&language=python"])
    let java = try await model(.java).editorial.approaches
    #expect(java.map(\.program?.source) == ["b", "s"])
    #expect(java[1].program?.fitsEditor == false)
  }

  @Test func `the panel has a tab for each approach, and its code can be opened and traced`()
    async throws
  {
    let html = Workspace.TextPane.editorial(try await model(.swift)).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "editorial.html")
  }

  @Test func `every editorial names its published solutions and their costs`() throws {
    let content = repositoryRoot.appending(path: "Content/problems")
    let files = try FileManager.default.subpathsOfDirectory(atPath: content.path)
      .filter { $0.hasSuffix("/editorial.md") }
    #expect(!files.isEmpty)
    for file in files {
      let place = content.appending(path: file)
      let editorial = Editorial(markdown: try String(contentsOf: place, encoding: .utf8))
      #expect(editorial.approaches.allSatisfy { !$0.costs.isEmpty }, "\(file)")
      let folder = place.deletingLastPathComponent().appending(path: "solutions")
      let solutions = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .compactMap { $0.split(separator: ".").first }
      #expect(
        Set(editorial.approaches.map(\.solution)) == Set(solutions.map(String.init)), "\(file)")
    }
  }
}
