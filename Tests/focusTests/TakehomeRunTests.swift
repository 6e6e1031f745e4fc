import Foundation
import Stubs
import TestSupport
import Testing

@testable import focus

/// `focus takehome run`: the reference apps, line by line.
@Suite(.timeLimit(.minutes(20))) struct TakehomeRunTests {
  /// What a command line prints when these lines are piped in.
  private func run(
    _ arguments: [String], typing lines: [String] = [], isTyped: Bool = false,
    settings: [String: String] = [:]
  ) async throws -> TestTerminal.Outcome {
    try await withTemporaryFolder { folder in
      var terminal = TestTerminal(folder: folder)
      (terminal.lines, terminal.isTyped, terminal.overrides) = (lines, isTyped, settings)
      try makeHome(of: terminal)
      return await terminal.run(["takehome", "run"] + arguments)
    }
  }

  private func makeHome(of terminal: TestTerminal) throws {
    let home = terminal.home
    for folder in [
      home.appending(path: "Content"), home.appending(path: "Runtimes"), terminal.data,
    ] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  /// With one blank where columns have more.
  private func plain(_ output: String) -> [String] {
    output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `an app is read and told line by line, until quit`() async throws {
    let run = try await run(
      ["Markets"], typing: ["search bit", "open 1", "euros on", "quit", "search never"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let pages = run.output.components(separatedBy: "\n> ")
    #expect(pages.count == 5)
    #expect(pages[0].hasPrefix("Local data: the prices are invented.\n 1  Bitcoin (BTC)"))
    #expect(
      pages[0].hasSuffix("18 coins\nType help for what you can do here; quit ends it."))
    #expect(pages[1].hasPrefix("search bit\nSearch: bit\n"))
    #expect(pages[1].hasSuffix("\n3 coins found"))
    #expect(pages[2].hasPrefix("open 1\nBitcoin (BTC)\n  $67,187.33\n"))
    #expect(pages[3].hasPrefix("euros on\nBitcoin (BTC)\n  $67,187.33\n  €61,800.10\n"))
    #expect(pages[4] == "quit\n")
  }

  @Test func `the end of the lines ends it, and a deep link is where it begins`() async throws {
    let run = try await run(["heroes", "/hero/900001"], typing: ["back"])
    #expect(run.status == 0)
    let pages = run.output.components(separatedBy: "\n> ")
    #expect(pages[0].contains("these heroes are invented and drawn here.\nTidewright\n"))
    #expect(pages[1].hasSuffix("\n20 heroes so far\n"))
  }

  @Test func `who types sees a sign to type at, and not the line again`() async throws {
    let run = try await run(["markets"], typing: ["", "help"], isTyped: true)
    #expect(run.output.contains("quit ends it.\n> > search TEXT"))
    #expect(run.output.hasSuffix("ends it\n> "))
    #expect(!run.output.contains("> help"))
  }

  @Test func `what means nothing here is said, and nothing changes`() async throws {
    let run = try await run(["markets"], typing: ["dance", "open", "open 999x", "search bit"])
    #expect(run.status == 0)
    #expect(run.output.contains("“dance” isn't a command here, or it needs something else."))
    #expect(run.output.contains("“open” isn't a command here, or it needs something else."))
    #expect(run.output.contains("This page doesn't exist."))
    #expect(run.output.hasSuffix("3 coins found\n"))
  }

  @Test(arguments: [
    (["market"], "Did you mean markets?"), (["markets", "/nowhere"], "page of markets"),
    (["heroes", "/hero/x"], "page of heroes"),
  ]) func `an unknown app or page ends with status 2`(line: [String], words: String) async throws {
    let refused = try await run(line)
    #expect(refused.status == 2)
    #expect(refused.errors.contains(words))
    #expect(refused.output.isEmpty)
  }

  @Test func `the browser shows the app of the running server`() async throws {
    try await withTemporaryFolder { folder in
      let terminal = TestTerminal(folder: folder)
      try makeHome(of: terminal)
      let line = ["takehome", "run", "heroes", "/?q=iron owl", "--open"]
      let alone = await terminal.run(line)
      #expect(alone.status == 1)
      #expect(alone.errors.contains("Start one: focus serve"))
      ServerAddress(folder: terminal.data).remember("http://127.0.0.1:8080")
      let shown = await terminal.run(line)
      #expect(shown.status == 0)
      let address = "http://127.0.0.1:8080/apps/heroes?q=iron%20owl"
      #expect(shown.output == "\(address)\nopened \(address)\n")
    }
  }

  @Test func `live sources are asked where the environment says so`() async throws {
    let (exchange, gecko, vine) = (ExchangeStub(), CoinGeckoStub(key: "demo"), ComicVineStub())
    try await exchange.serving { address in
      let run = try await run(["markets"], settings: ["FOCUS_EXCHANGE": "\(address)/exchange/v1"])
      #expect(run.output.hasPrefix("Live prices of crypto.com Exchange.\n"))
      #expect(plain(run.output).contains("1 Bitcoin (BTC) $85,768.30 deposit, withdrawal"))
    }
    try await gecko.serving { address in
      let run = try await run(
        ["markets"], typing: ["euros on"],
        settings: ["FOCUS_COINGECKO": "\(address)/api/v3", "FOCUS_COINGECKO_KEY": "demo"])
      #expect(run.output.hasPrefix("Live prices of CoinGecko.\n"))
      #expect(plain(run.output).contains("3 Cronos (CRO) $0.1235 €0.1136 deposit"))
      #expect(!run.output.contains("demo"))
    }
    try await vine.serving { address in
      let run = try await run(
        ["heroes"], typing: ["open 1700"],
        settings: ["FOCUS_COMICVINE": "\(address)/api", "FOCUS_COMICVINE_KEY": "secret-key"])
      #expect(run.output.contains("\n20 heroes so far\n"))
      #expect(run.output.contains("Copper Heron\n"))
      #expect(!run.output.contains("secret-key"))
    }
  }

  @Test func `a source in trouble says so and lets one try again`() async throws {
    let stub = ExchangeStub()
    stub.inject(.rateLimited, times: 1)
    try await stub.serving { address in
      let run = try await run(
        ["markets"], typing: ["retry"], settings: ["FOCUS_EXCHANGE": "\(address)/exchange/v1"])
      #expect(run.output.contains("The server asks for a pause. Try again in a minute.\n"))
      #expect(run.output.hasSuffix("\n5 coins\n"))
    }
  }
}
