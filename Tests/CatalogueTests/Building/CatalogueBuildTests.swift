import Catalogue
import Domain
import Foundation
import TestSupport
import Testing

@Suite struct CatalogueBuildTests {
  @Test func `a build makes an index and exactly 17 topic files whose union is the input`()
    async throws
  {
    try await withTemporaryFolder { root in
      let content = ContentFolder(root: root)
      for (slug, topic) in [("a", "stack"), ("b", "stack"), ("c", "graphs")] {
        try content.add(slug, to: topic)
      }
      let build = try buildCatalogue(contentFolder: root)
      #expect(build.broken.isEmpty)
      #expect(build.written.count == 19)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: "built").path)
      let topics = Topic.allCases.map { "\($0.rawValue).json" }
      #expect(Set(names) == Set(topics + ["index.json", "words.json"]))
      let catalogue = SolutionProviding.live(contentFolder: root)
      #expect(try catalogue.summaries().map(\.slug) == ["a", "b", "c"])
      #expect(try catalogue.summaries().allSatisfy { $0.prerequisites == ["half"] })
      for problem in build.problems {
        #expect(try catalogue.problem(problem.slug) == problem)
      }
    }
  }

  @Test func `a slug that two topics have is named with its line`() async throws {
    try await withTemporaryFolder { root in
      let content = ContentFolder(root: root)
      for topic in ["stack", "graphs"] { try content.add("a", to: topic) }
      let build = try buildCatalogue(contentFolder: root)
      #expect(build.problems.count == 1)
      #expect(
        build.broken.map(\.description).first?.hasSuffix(
          "/a/problem.yml:3: Another topic already has a problem with this slug.") == true)
    }
  }

  @Test func `a second build changes no byte and a change rewrites only its files`() async throws {
    try await withTemporaryFolder { root in
      let content = ContentFolder(root: root)
      try content.add("a")
      try content.add("c", to: "graphs")
      try content.write("mine", to: "built/notes.txt")
      _ = try buildCatalogue(contentFolder: root)
      #expect(try buildCatalogue(contentFolder: root).written.isEmpty)
      try content.add("a", title: "Other")
      #expect(
        try buildCatalogue(contentFolder: root).written == ["stack.json", "index.json"])
      #expect(try content.text("built/notes.txt") == "mine")
    }
  }

  @Test func `a broken problem is left out and the others stay`() async throws {
    try await withTemporaryFolder { root in
      let content = ContentFolder(root: root)
      try content.add("a")
      try content.add("b", ["problem.yml": "format: 1\ntitle: [\n"])
      try content.add("a", to: "graphs")
      let build = try buildCatalogue(contentFolder: root)
      #expect(build.problems.map(\.slug) == ["a"])
      #expect(build.broken.count == 2)
      #expect(build.broken.first?.message.hasPrefix("problems/stack/b/problem.yml:") == true)
      #expect(build.broken.last?.message.contains("Another topic already has a problem") == true)
      #expect(try SolutionProviding.live(contentFolder: root).summaries().map(\.slug) == ["a"])
    }
  }

  @Test func `every kind of signature survives the build`() async throws {
    let signatures = [
      (
        "{ function: f, parameters: [ {name: m, type: \"int[][]\"} ], returns: void, inPlace: m }",
        "exact", "[[[1]]]"
      ),
      (
        "{ function: f, parameters: [ {name: head, type: ListNode}, "
          + "{name: pos, type: int, role: cycle-of-head} ], returns: bool }", "exact", "[[1],0]"
      ),
      (
        "{ function: f, parameters: [ {name: root, type: TreeNode}, "
          + "{name: p, type: TreeNode, role: node-of-root} ], returns: TreeNode }", "exact",
        "[[1],1]"
      ),
      (
        "{ function: f, parameters: [ {name: n, type: int}, {name: bad, type: int, role: secret} ],"
          + " returns: int, oracle: { name: isBad, host: Control, calls: 64 } }", "interactive",
        "[5,4]"
      ),
      (
        "{ class: Box, constructor: [ {name: n, type: int} ], methods: "
          + "[ { name: get, parameters: [], returns: int } ] }", "replay", "[[\"Box\"],[[1]]]"
      ),
    ]
    try await withTemporaryFolder { root in
      let content = ContentFolder(root: root)
      for (index, (signature, comparator, input)) in signatures.enumerated() {
        let slug = "p\(index)"
        let files = ContentFolder.files(slug: slug)
        let yaml = (files["problem.yml"] ?? "").split(
          separator: "\n", omittingEmptySubsequences: false)
        let changed =
          yaml[..<8] + ["signature: \(signature)", "comparator: \(comparator)"] + yaml[13...]
        try content.add(
          slug,
          [
            "problem.yml": changed.joined(separator: "\n"),
            "tests.json": "{\"cases\":[{\"visible\":true,\"input\":\(input),\"expected\":[null],"
              + "\"why\":\"w\",\"provenance\":\"AI\"}]}",
          ])
      }
      let build = try buildCatalogue(contentFolder: root)
      #expect(build.broken == [])
      #expect(build.problems.count == 5)
      let catalogue = SolutionProviding.live(contentFolder: root)
      for problem in build.problems { #expect(try catalogue.problem(problem.slug) == problem) }
    }
  }
}
