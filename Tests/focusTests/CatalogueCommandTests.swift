import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite struct CatalogueCommandTests {
  @Test func `the gate's JSON is all of standard output, its progress is beside it`() async throws {
    try await withTerminal { terminal in
      // Everything is accepted here: starters and mutants too, which no problem passes with.
      let verified = await terminal.run("catalogue", "verify", "two-sum", "--json")
      #expect(verified.status == 1)
      let reports = try Value(json: verified.output).elements ?? []
      #expect(reports.map { $0["slug"] } == ["two-sum"])
      let failures = reports.first?["failures"]?.elements?.compactMap(\.text) ?? []
      #expect(
        failures.contains {
          $0.wholeMatch(of: /problem\.yml:\d+: the Swift starter passes the tests\./) != nil
        }, "\(failures)")
      #expect(verified.errors.contains("two-sum: reading the folder…\n"))
      #expect(verified.errors.contains("[1/1] two-sum FAILED"))
    }
  }

  @Test func `a record without its folder is refused before the gate`() async throws {
    try await withTerminal { terminal in
      let refused = await terminal.run("catalogue", "verify", "two-sum", "--record")
      #expect(refused.status == 3)
      #expect(refused.output.isEmpty)
      #expect(
        refused.errors.hasSuffix(
          "/Benchmarks/verified.tsv” can't be written: its folder is missing or not allowed. "
            + "Run this in a clone of Focus, or leave --record out.\n"))
    }
  }

  @Test(arguments: ["verify", "forge"])
  func `an unknown problem ends with status 2 and the nearest names`(command: String) async throws {
    try await withTerminal { terminal in
      let refused = await terminal.run("catalogue", command, "two-sun")
      #expect(refused.status == 2)
      #expect(refused.output.isEmpty)
      #expect(
        refused.errors == "There's no problem called two-sun. Did you mean two-sum?\n")
    }
  }

  @Test func `what cannot be forged for is said with the command that tells more`() async throws {
    try await withTerminal { terminal in
      let failed = await terminal.run("catalogue", "forge", "two-sum")
      #expect(failed.status == 3)
      #expect(failed.errors.contains("two-sum: running fast.swift on the tests…"))
      #expect(failed.errors.hasSuffix("Run: focus catalogue verify two-sum\n"))
    }
  }

  private static let begin = [
    "catalogue", "new", "new-one", "--topic", "stack", "--difficulty", "medium", "--signature",
    "f(nums: [int]) -> int",
  ]

  @Test func `a new problem is begun once and the gate says what is missing`() async throws {
    try await withTerminal { terminal in
      let begun = await terminal.run(Self.begin)
      #expect(begun.status == 0, "\(begun.errors)")
      #expect(
        begun.output
          == "Content/problems/stack/new-one is ready. Next: write what focus catalogue verify "
          + "new-one lists, starting with problem.yml.\n")
      let again = await terminal.run(Self.begin)
      #expect(again.status == 2)
      #expect(again.errors.contains("already exists and was left as it is."))
      let verified = await terminal.run("catalogue", "verify", "new-one")
      #expect(verified.status == 1)
      #expect(verified.output.contains("    - solutions/fast.swift:1: TODO: the best idea"))
    }
  }

  @Test func `watching ends by an interrupt, which is no failure`() async throws {
    try await withTerminal { terminal in
      #expect(await terminal.run(Self.begin).status == 0)
      let rehearsal = Rehearsal(terminal, ["catalogue", "verify", "new-one", "--watch"])
      #expect(await rehearsal.line { $0.hasPrefix("Waiting for a change") } != nil)
      #expect(await rehearsal.interrupted() == 0)
      #expect(await rehearsal.line { _ in true } == nil)
    }
  }

  @Test func `a gate that is interrupted says so in words`() async throws {
    try await withTerminal { terminal in
      let rehearsal = Rehearsal(terminal, ["catalogue", "verify", "two-sum"])
      #expect(await rehearsal.interrupted() == 1)
      #expect(await rehearsal.line { $0 == "Stopped; nothing was saved." } != nil)
    }
  }

  @Test(arguments: [
    ("stack", "stak", "There's no topic called “stak”. Did you mean stack"),
    ("medium", "middle", "There's no difficulty called “middle”."),
    ("f(nums: [int]) -> int", "f(nums: [int])", "The signature can't be read: A function"),
    ("new-one", "New_One", "“New_One” isn't a valid slug."),
  ])
  func `a wrong word ends with status 2 and writes nothing`(
    right: String, wrong: String, message: String
  ) async throws {
    try await withTerminal { terminal in
      let refused = await terminal.run(Self.begin.map { $0 == right ? wrong : $0 })
      #expect(refused.status == 2)
      #expect(refused.errors.hasPrefix(message), "\(refused.errors)")
      let topics = terminal.home.appending(path: "Content/problems")
      let folders = try FileManager.default.contentsOfDirectory(atPath: topics.path)
      #expect(folders == ["arrays-hashing"])
    }
  }
}
