import ArgumentParser
import Domain
import Stubs

/// A loopback stand-in for an outside service, with faults on demand.
struct StubCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "stub", abstract: "Stand in for an outside service on this machine.",
    discussion: """
      leetcode, openai, anthropic, comicvine, exchange or coingecko. It answers only on this
      machine, prints what it receives, and fails the way --fault says; --faults lists the
      ways. A line with 499 means that the client no longer waited for the answer. Ctrl-C
      ends it.

      Code that is run or submitted to leetcode is accepted, unless it contains a marker:
      stub:wrong, stub:runtime, stub:compile, stub:time, stub:memory, stub:output
      or stub:internal.

      Example:
        focus stub leetcode --port 8099
        focus stub leetcode --fault too-fast --times 2
        focus stub comicvine --fault pictures-slow
      """)

  @Argument(help: "leetcode, openai, anthropic, comicvine, exchange or coingecko.")
  var name: String
  @Option(help: "The port to listen on; 0 lets the system choose one.")
  var port = 0
  @Option(help: ArgumentHelp("How it fails.", valueName: "fault"))
  var fault: String?
  @Option(help: ArgumentHelp("How often it fails before it works again.", valueName: "count"))
  var times: Int?
  @Flag(name: .customLong("faults"), help: "List the ways it can fail, and end.")
  var isListing = false

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be a number from 0 to 65535.")
    }
    guard (times ?? 1) > 0 else { throw ValidationError("--times must be 1 or more.") }
    if times != nil, fault == nil { throw ValidationError("--times needs --fault.") }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    guard let service = StubbedService(rawValue: name.lowercased()) else {
      throw CommandError.unknownName(
        kind: "stub", name: name, known: StubbedService.allCases.map(\.rawValue))
    }
    let stub = service.stub(in: setting)
    if isListing {
      list(stub.knownFaults, in: setting)
      return .done
    }
    if let fault, !stub.inject(named: fault, times: times) {
      throw CommandError.unknownName(
        kind: "fault", name: fault, known: stub.knownFaults.map(\.name))
    }
    try await serve(stub, as: service, in: setting)
    return .done
  }

  private func list(_ faults: [(name: String, phrase: String)], in setting: Setting) {
    let width = faults.map(\.name.count).max() ?? 0
    for fault in faults {
      let gap = String(repeating: " ", count: width - fault.name.count + 2)
      setting.console.print(fault.name + gap + fault.phrase)
    }
  }

  private func serve(
    _ stub: any Stub, as service: StubbedService, in setting: Setting
  ) async throws {
    let (console, port) = (setting.console, port)
    do {
      try await cancellingOnInterrupt {
        try await stub.serving(on: port, telling: { console.print($0.line(status: $1)) }) {
          console.print("\(service.title) is ready: \($0)\n\(service.advice(at: $0))")
          while true { try await Task.sleep(for: .seconds(3_600)) }
        }
      }
    } catch is CancellationError {}
  }
}

extension StubRequest {
  /// What was asked, and nothing of what might be secret.
  fileprivate func line(status: Int) -> String {
    let path = path.prefix { $0 != "?" }
    let fields = rootFields.isEmpty ? "" : "  " + rootFields.joined(separator: ", ")
    return "\(status)  \(method) \(path)\(fields)"
  }
}
