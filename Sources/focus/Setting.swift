import Domain
import Foundation

/// Everything that a command takes from the world around it.
struct Setting: Sendable {
  var environment: [String: String]
  /// The real path of the running program.
  var executable: URL
  var console: Console
  /// Shows an address in the learner's browser.
  var openBrowser: @Sendable (String) -> Void
  /// The terminal that a journey is shown in; nil where there is none.
  var terminal: @Sendable () -> Terminal? = { nil }
  /// Asks for a secret, which is not shown; nil when the learner gave it up.
  var secret: @Sendable (_ prompt: String) -> String? = { _ in nil }
  /// What is typed or piped in, line by line, from when it is asked for.
  var lines: @Sendable () -> AsyncStream<String> = { AsyncStream { $0.finish() } }
  /// All that is piped in, or typed until Ctrl-D.
  var standardInput: @Sendable () -> Data = { Data() }
  /// Whether a person types those lines and sees what is typed.
  var isTyped = false
  /// Takes the place of LeetCode, for tests.
  var online: OnlineJudge?
  /// How long a service of the network may take; far longer beside a thousand tests.
  var networkTimeLimit = Duration.seconds(20)
  /// What live apps wait by.
  var liveClock: any Clock<Duration> = ContinuousClock()
  /// Take the place of the judge, for tests.
  var runner: Runner?
  var tracer = Tracer.none
  /// Takes the place of the take-homes' grader, for tests.
  var grading: TakeHomeGrading?
  let opened = OpenedServices()

  /// This process's own.
  static func live() -> Setting {
    let environment = ProcessInfo.processInfo.environment
    return Setting(
      environment: environment, executable: Self.ownPath, console: .live,
      openBrowser: Browser.open, terminal: { Terminal(kind: environment["TERM"]) },
      secret: { SecretPrompt().ask($0) }, lines: Self.readLines,
      standardInput: { (try? FileHandle.standardInput.readToEnd()) ?? Data() },
      isTyped: isatty(STDIN_FILENO) == 1)
  }

  /// Reading waits, so a thread of its own does it.
  @Sendable private static func readLines() -> AsyncStream<String> {
    let (lines, line) = AsyncStream<String>.makeStream()
    let reader = Thread {
      while let text = readLine() { line.yield(text) }
      line.finish()
    }
    reader.start()
    return lines
  }

  private static var ownPath: URL {
    let link = "/proc/self/exe"
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(filePath: path).resolvingSymlinksInPath()
  }
}
