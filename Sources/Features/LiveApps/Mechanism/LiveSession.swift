public import Markup

/// An app on one open page, from the page's first paint until it is left or forgotten.
@MainActor public final class LiveSession {
  public nonisolated let id: String
  public nonisolated let slug: String
  public let app: any LiveApp

  private var table = LiveTable()
  private var version = 0
  private var shown: (path: String, title: String)?
  private var context = PageContext(nonce: "", formToken: "")
  private var work: Task<Void, Never>?
  private var screen: String?
  private var bell: AsyncStream<Void>.Continuation?
  private var reader = 0
  private(set) var isEnded = false

  init(id: String, slug: String, app: any LiveApp) {
    self.id = id
    self.slug = slug
    self.app = app
  }

  /// Whether a page listens to it.
  public var isFollowed: Bool { bell != nil }

  /// What is shown, whole; the page is then expected to have it.
  public func render(_ context: PageContext) -> (html: HTML, version: Int) {
    self.context = context
    wake()
    let root = root
    table.take(root)
    version += 1
    shown = (app.path, app.title)
    return (root.html, version)
  }

  /// Takes what a person did; false for a place that there is not.
  @discardableResult public func handle(_ event: LiveEvent) -> Bool {
    guard !isEnded else { return false }
    wake()
    let isOpening = event.name == LiveEvent.open
    let isKnown = isOpening ? app.open(event.value) : true
    if !isOpening { app.handle(event) }
    changed()
    return isKnown
  }

  /// What changes on the page from now on; a new listener ends the one before.
  ///
  /// A page that has not the last version is sent everything. Whoever leaves them gives them back.
  public func patches(after seen: Int) -> LivePatches {
    let (rings, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.bell?.finish()
    reader += 1
    if isEnded {
      bell.finish()
    } else {
      self.bell = bell
      wake()
      bell.yield()
    }
    return LivePatches(session: self, reader: reader, rings: rings, missesAll: seen != version)
  }

  /// Whoever listened has gone: unless somebody else does by now, the app rests.
  public func giveBack(_ patches: LivePatches) {
    guard patches.reader == reader, bell != nil else { return }
    bell = nil
    rest()
  }

  /// The next message, if anything has changed since the last.
  func patch(isWhole: Bool = false) -> LivePatch? {
    guard !isEnded else { return nil }
    let root = root
    if isWhole { table = LiveTable() }
    let changes = table.changes(to: root)
    let hasMoved = shown.map { $0 != (app.path, app.title) } ?? true
    guard isWhole || !changes.isEmpty || hasMoved else { return nil }
    version += 1
    shown = (app.path, app.title)
    return LivePatch(version: version, path: app.path, title: app.title, changes: changes)
  }

  /// Waits until nothing is under way without which there is little to see.
  public func settle() async {
    let (rings, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.bell?.finish()
    reader += 1
    self.bell = bell
    wake()
    guard app.isBusy else { return }
    for await _ in rings where !app.isBusy { break }
  }

  /// Lets the app work until it rests.
  public func wake() {
    guard !isEnded, work == nil || screen != app.screen else { return }
    work?.cancel()
    screen = app.screen
    let app = app
    work = Task { [weak self] in await app.run { self?.changed() } }
  }

  /// Gives up what is on its way; whoever comes back wakes it.
  public func rest() {
    guard work != nil else { return }
    work?.cancel()
    work = nil
    app.leave()
  }

  /// Ends it for good.
  func end() {
    rest()
    isEnded = true
    bell?.finish()
    bell = nil
  }

  private var root: LiveNode {
    LiveNode(
      "live", attributes: " class=\"live\"",
      nodes: app.nodes(in: LiveFrame(app: slug, session: id, context: context)))
  }

  private func changed() {
    guard !isEnded else { return }
    if work != nil, screen != app.screen { wake() }
    bell?.yield()
  }

  /// Roughly what it takes: the app's state, and what is known of the page.
  public var weightBytes: Int { app.weightBytes + table.count * 96 + 4_096 }
}
