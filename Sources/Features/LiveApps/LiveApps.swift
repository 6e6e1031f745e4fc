public import Markup
public import SiteKit

/// The take-home references as they run in the server and in the terminal.
public enum LiveApps {
  /// A host for each app, with what its sessions share; nothing is loaded before one is opened.
  public static func hosts(with services: Services) -> [any LiveHost] {
    [
      MarketsHost(services: services), HeroesHost(services: services),
      RoundsHost(services: services), StatusHost(services: services),
    ]
  }

  /// The whole document around a session's app.
  @MainActor public static func page(
    _ session: LiveSession, of host: any LiveHost, _ context: PageContext
  ) -> HTML {
    let shown = session.render(context)
    let app = session.app
    let patches = SitePath.apps(
      .patches(app: host.slug, session: session.id, after: shown.version))
    let event = SitePath.apps(.event(app: host.slug, session: session.id))
    return Shell.page(
      title: "\(app.title) · \(host.name)", section: nil, context: context, layout: .app,
      scripts: ["live"] + host.scripts, styles: ["apps"], head: refresh(session, of: host),
      body: """
        <header class="app-bar">
        <a class="app-back" href="\(SitePath.takeHomes(.project(slug: host.slug)))">\(Icon.back.html)\
        <span>The \(host.name) task</span></a>
        <p class="app-source">\(host.source)</p>
        </header>
        <p id="live-lost" class="app-lost" role="status" hidden>The connection to your server is lost; \
        this page continues as soon as it's back.</p>
        <p id="live-gone" class="app-lost" role="status" hidden>This page was closed because it was idle or the \
        server needed the memory. <a href="">Show it again</a></p>
        <p id="live-refused" class="app-lost" role="status" hidden>Your server didn't accept this. Try it \
        again, or reload the page.</p>
        <div id="live-page" data-app="\(host.slug)" data-name="\(host.name)" data-patches="\(patches)" data-event="\(event)"\
         data-path="\(app.path)">
        \(shown.html)</div>
        """)
  }

  /// A page that waits for something comes again by itself where there are no scripts.
  @MainActor private static func refresh(_ session: LiveSession, of host: any LiveHost) -> HTML {
    guard session.app.isBusy else { return .empty }
    let page = AppPage(path: session.app.path, session: session.id)
    return """
      <noscript><meta http-equiv="refresh" \
      content="1;url=\(SitePath.apps(.page(app: host.slug, page)))"></noscript>
      """
  }
}
