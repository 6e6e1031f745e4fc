import ArgumentParser
import Domain
import LiveAppsFeature
import SiteKit

/// A take-home's reference app, as text in the terminal.
struct TakehomeRunCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Use the reference app of a take-home in the terminal.",
    discussion: """
      The same app as at /apps/APP in the browser, read line by line; help lists what it
      understands, quit ends it. Lines may be piped in.

      Without settings it shows sample data. FOCUS_COMICVINE_KEY (and FOCUS_COMICVINE)
      let heroes ask Comic Vine; FOCUS_EXCHANGE or FOCUS_COINGECKO let markets ask a server.
      focus stub has a stand-in for each.

      Example:
        focus takehome run markets
        printf 'search iron\\nquit\\n' | focus takehome run heroes
        focus takehome run markets --open
      """)

  @Argument(help: "Which app: \(AppsPath.apps.joined(separator: ", ")).")
  var app: String
  @Argument(help: "The first page, such as /coins/7 (default: its list).")
  var path = "/"
  @Flag(help: "Open it in the browser instead; the server must be running (focus serve).")
  var open = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let slug = app.lowercased()
    guard AppsPath.apps.contains(slug) else {
      throw CommandError.unknownName(kind: "take-home app", name: app, known: AppsPath.apps)
    }
    let page = AppPage(path: path)
    if open { return try show(slug, page, in: setting) }
    let services = try AppContainer(in: setting, data: options.data)
      .takeHomeServices(grades: false)
    let desk = LiveDesk(hosts: LiveApps.hosts(with: services))
    guard let session = try await desk.open(slug, at: page.path) else {
      throw CommandError.unknownName(kind: "page of \(slug)", name: path, known: ["/"])
    }
    await LiveConsole(session: session, setting: setting).run(from: desk.host(slug)?.source ?? "")
    await session.rest()
    return .done
  }

  private func show(_ slug: String, _ page: AppPage, in setting: Setting) throws -> ExitStatus {
    let folder = try Installation(in: setting, data: options.data).data
    guard let origin = ServerAddress(folder: folder).known else { throw CommandError.noServer }
    let address = origin + SitePath.apps(.page(app: slug, page)).description
    setting.console.print(address)
    setting.openBrowser(address)
    return .done
  }
}
