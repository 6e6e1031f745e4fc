import ArgumentParser
import Domain
import Features
import Foundation
import Judge
import Web

/// The web app.
struct ServeCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the web app on this machine.",
    discussion: """
      Prints the address that signs your browser in, and opens it. Ctrl-C ends the server.

      Example:
        focus serve --port 8081 --no-open
      """)

  @Option(help: "The address to listen on; anything but this machine's own opens it to others.")
  var host = "127.0.0.1"
  @Option(help: "The port to listen on; 0 lets the system choose one.")
  var port = 8080
  @Option(
    name: .customLong("warm-memory"),
    help: ArgumentHelp(
      "What processes kept ready for the next run may hold together; 0 keeps none.",
      valueName: "megabytes"))
  var warmMegabytes = 600
  @OptionGroup var options: DataOptions
  @Flag(name: .customLong("no-open"), help: "Print the address only.")
  var isQuiet = false
  @Flag(name: .customLong("new-token"), help: "Make a new token: signs every browser out.")
  var isTokenRenewed = false
  @OptionGroup var jail: JailOptions

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be a number from 0 to 65535.")
    }
    guard (0...1_000_000).contains(warmMegabytes) else {
      throw ValidationError("--warm-memory must be a number of megabytes, 0 for none.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let folder = container.installation.data
    let services = try container.services(
      allowsWeakJail: jail.allowsWeakJail,
      simultaneousJobs: max(1, ProcessInfo.processInfo.activeProcessorCount / 2),
      workers: workers)
    let site = Site(
      services: services, token: try AccessToken(folder: folder, isRenewed: isTokenRenewed),
      configuration: Site.Configuration(
        host: host, port: port, publicFolder: container.installation.publicFolder,
        allowsWeakJail: jail.allowsWeakJail, version: FocusCommand.version,
        queueLimit: container.queueLimit))
    let address = ServerAddress(folder: folder)
    defer { address.forget() }
    async let _ = services.runner.prepare()
    try await WebServer(site: site).run { site in
      address.remember(site.origin)
      announce(site, in: setting)
    }
    return .done
  }

  private var workers: WorkerLimits {
    warmMegabytes == 0
      ? WorkerLimits(perRuntime: 0) : WorkerLimits(memoryBytes: warmMegabytes << 20)
  }

  private func announce(_ site: Site, in setting: Setting) {
    if !site.isLoopback {
      setting.console.error(
        "Everyone who can reach \(host) and knows the token can run code on this machine.")
    }
    if jail.allowsWeakJail {
      setting.console.error(
        "Code also runs where the machine cannot hold it well (--allow-weak-jail).")
    }
    setting.console.print("Focus is ready: \(site.signInAddress)")
    if !isQuiet { setting.openBrowser(site.signInAddress) }
  }
}
