import TestSupport
import Testing

@testable import focus

@Suite struct UsageTests {
  private static let commands = [
    [], ["serve"], ["open"], ["problems"], ["new"], ["run"], ["test"], ["trace"], ["doctor"],
    ["settings"], ["settings", "list"], ["settings", "set"], ["log"], ["export"], ["import"],
    ["reports"], ["reports", "list"], ["reports", "add"], ["reports", "remove"],
    ["stub"], ["catalogue"], ["catalogue", "build"], ["catalogue", "verify"],
    ["catalogue", "new"], ["catalogue", "forge"],
    ["takehome"], ["takehome", "list"], ["takehome", "start"], ["takehome", "check"],
    ["takehome", "verify"], ["drill"], ["drill", "ask"], ["drill", "mock"], ["drill", "list"],
    ["drill", "verify"],
  ]

  @Test(arguments: commands)
  func `every command explains itself with an example`(command: [String]) async throws {
    try await withTemporaryFolder { folder in
      let help = await TestTerminal(folder: folder).run(command + ["--help"])
      #expect(help.status == 0)
      #expect(help.output.contains("Example:\n"))
      #expect(help.output.contains("  focus \(command.joined(separator: " "))"))
      #expect(help.errors.isEmpty)
    }
  }

  @Test(
    arguments: [
      ["run"], ["run", "two-sum"], ["test", "--json"], ["problems", "--nonsense"],
      ["trace"], ["trace", "two-sum"], ["trace", "--program", "x.py", "--input", "1"],
      ["trace", "--program", "x.py", "-o", "x.txt"],
      ["trace", "--program", "x.py", "--steps", "5"], ["trace", "--program", "x.py", "--step=-1"],
      ["trace", "--program", "x.py", "--steps", "20..10"], ["serve", "--port", "x"],
      ["serve", "--port", "99999"], ["serve", "--warm-memory", "-1"],
      ["new", "two-sum", "extra"], ["export"], ["import"],
      ["import", "x.json", "--merge", "--replace"], ["import", "x.json", "--undo"],
      ["settings", "set"], ["catalogue", "forge"], ["catalogue", "new", "two-sum"],
      ["catalogue", "verify", "two-sum", "--changed"],
      ["catalogue", "verify", "two-sum", "--watch", "--json"],
      ["catalogue", "verify", "--changed", "--sample=-1"],
      ["takehome", "start"], ["takehome", "check"], ["takehome", "check", ".", "--pass", "101"],
      ["takehome", "verify", "--times", "0"], ["drill", "list", "extra"],
    ])
  func `wrong usage ends with status 2 and says how it is meant`(line: [String]) async throws {
    try await withTemporaryFolder { folder in
      let refused = await TestTerminal(folder: folder).run(line)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("Usage:") || refused.errors.contains("Help:"))
      #expect(refused.output.isEmpty)
    }
  }

  @Test func `the version is one line`() async throws {
    try await withTemporaryFolder { folder in
      let version = await TestTerminal(folder: folder).run("--version")
      #expect(version.status == 0)
      #expect(version.output == FocusCommand.version + "\n")
    }
  }
}
