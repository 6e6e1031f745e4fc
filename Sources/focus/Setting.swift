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
  /// Take the place of the judge, for tests.
  var runner: Runner?
  var tracer = Tracer.none
  let opened = OpenedServices()

  /// This process's own.
  static func live() -> Setting {
    let environment = ProcessInfo.processInfo.environment
    return Setting(
      environment: environment, executable: Self.ownPath, console: .live,
      openBrowser: Browser.open, terminal: { Terminal(kind: environment["TERM"]) })
  }

  private static var ownPath: URL {
    let link = "/proc/self/exe"
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(filePath: path).resolvingSymlinksInPath()
  }
}
