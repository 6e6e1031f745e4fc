import AppFeature
import ArgumentParser
import Domain
import Foundation
import InterviewsFeature
import Judge
import SiteKit
import Store
import Web

/// The web app.
struct ServeCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the web app on this machine.",
    discussion: """
      Prints the address that signs your browser in, and opens it. Ctrl-C ends the server.
      With --learners a class shares the server: all learners have their own data, token
      and queue, and sign in with their own address.

      Example:
        focus serve --port 8081 --no-open
        focus serve --host 0.0.0.0 --learners class.txt
      """)

  @Option(help: "The address to listen on; anything but this machine's own opens it to others.")
  var host = "127.0.0.1"
  @Option(help: "The port to listen on; 0 lets the system choose one.")
  var port = 8080
  @Option(
    name: .customLong("warm-memory"),
    help: ArgumentHelp(
      "How much memory processes kept ready for the next run may use in all; 0 keeps none.",
      valueName: "megabytes"))
  var warmMegabytes = 600
  @Option(
    help: ArgumentHelp(
      "The learners of a class: a name and a token per line, followed by teacher for a teacher.",
      valueName: "file"))
  var learners: String?
  @Option(
    name: .customLong("allow-model"),
    help: ArgumentHelp(
      "With --learners: a host and port on this machine or its network where learners may use a "
        + "language model; may be repeated.", valueName: "host:port"))
  var allowedModels: [String] = []
  @OptionGroup var options: DataOptions
  @Flag(name: .customLong("no-open"), help: "Print the address only.")
  var isQuiet = false
  @Flag(name: .customLong("new-token"), help: "Make a new token, which signs every browser out.")
  var isTokenRenewed = false
  @OptionGroup var jail: JailOptions

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be a number from 0 to 65535.")
    }
    if learners != nil, isTokenRenewed {
      throw ValidationError(
        "--new-token can't be used with --learners: their tokens are in the file.")
    }
    guard allowedModels.isEmpty || learners != nil else {
      throw ValidationError("--allow-model needs --learners: on your own, you may use any address.")
    }
    guard allowedModels.allSatisfy({ $0.contains(":") && !$0.contains("/") }) else {
      throw ValidationError("--allow-model takes a host and a port, such as 127.0.0.1:11434.")
    }
    guard (0...1_000_000).contains(warmMegabytes) else {
      throw ValidationError("--warm-memory must be a number of megabytes, 0 for none.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let learners = try learners.map(LearnersFile.init)
    let container = try AppContainer(in: setting, data: options.data)
    let folder = container.installation.data
    // Before what is damaged is made anew.
    for damage in KeptFiles.damage(in: folder) { setting.console.error(damage.sentence) }
    let services = try container.services(
      allowsWeakJail: jail.allowsWeakJail,
      simultaneousJobs: max(1, ProcessInfo.processInfo.activeProcessorCount / 2),
      workers: workers)
    let configuration = Site.Configuration(
      host: host, port: port, publicFolder: container.installation.publicFolder,
      allowsWeakJail: jail.allowsWeakJail, version: FocusCommand.version,
      queueLimit: container.queueLimit)
    let sites: [Site]
    if let learners {
      let reach = ServiceReach.learner(allowed: Set(allowedModels.map { $0.lowercased() }))
      sites = try learners.sites(in: folder, services, configuration, container, reach)
    } else {
      let token = try AccessToken(folder: folder, isRenewed: isTokenRenewed)
      sites = [Site(services: services, token: token, configuration: configuration)]
    }
    for site in sites { try await site.checkData() }
    warn(of: sites[0], learners, in: setting)
    let address = ServerAddress(folder: folder)
    defer { address.forget() }
    async let _ = services.runner.prepare()
    try await WebServer(sites: sites).run { site in
      // A class's learners have no token in the folder that `focus open` could use.
      if site.learner.isEmpty { address.remember(site.origin) }
      announce(site, in: setting)
    }
    return .done
  }

  private var workers: WorkerLimits {
    warmMegabytes == 0
      ? WorkerLimits(perRuntime: 0) : WorkerLimits(memoryBytes: warmMegabytes << 20)
  }

  private func warn(of site: Site, _ learners: LearnersFile?, in setting: Setting) {
    if !site.isLoopback {
      setting.console.error(
        "Everyone who can reach \(host) and knows \(learners == nil ? "the" : "a") token can run "
          + "code on this machine.")
    }
    if jail.allowsWeakJail {
      setting.console.error(
        "Code also runs where the machine can't contain it well (--allow-weak-jail).")
    }
    if learners?.isOpenToOthers == true, let file = self.learners {
      setting.console.error("Others on this machine can read the tokens: chmod 600 '\(file)'")
    }
  }

  private func announce(_ site: Site, in setting: Setting) {
    guard site.learner.isEmpty else {
      setting.console.print("Focus is ready for \(site.learner): \(site.signInAddress)")
      return
    }
    setting.console.print("Focus is ready: \(site.signInAddress)")
    if !isQuiet { setting.openBrowser(site.signInAddress) }
  }
}

extension LearnersFile {
  /// A site for each, on a folder of its own below the data folder.
  fileprivate func sites(
    in folder: URL, _ services: Services, _ configuration: Site.Configuration,
    _ container: AppContainer, _ reach: ServiceReach
  ) throws -> [Site] {
    var sites = try learners.map { learner in
      var own = services
      own.database = try AppDatabase(
        folder: folder.appending(path: "learners").appending(path: learner.name))
      return Site(
        services: container.connected(own, reach: reach), token: learner.token,
        configuration: configuration,
        learner: learner.name)
    }
    let others = learners.indices.filter { !learners[$0].isTeacher }
      .map { TakeHomes.Classmate(name: learners[$0].name, services: sites[$0].services) }
    for index in learners.indices where learners[index].isTeacher {
      sites[index].classmates = others
    }
    return sites
  }
}
