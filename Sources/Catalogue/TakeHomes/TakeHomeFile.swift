internal import Domain

/// The content of a `takehome.yml`, with the places that messages name.
struct TakeHomeFile {
  /// A value with the place where it was read.
  struct Placed<Value> {
    let value: Value
    let entry: Entry
  }

  /// The optional part.
  struct Views {
    let module: Placed<String>
    let lines: [Placed<TakeHome.Requirement>]
  }

  let whole: Entry
  let layers: [Placed<TakeHome.Layer>]
  let requirements: [Placed<TakeHome.Requirement>]
  let safety: [Placed<TakeHome.SafetyCheck>]
  let views: Views?
  let mutants: [Placed<TakeHome.Mutant>]
  let ownTests: Placed<TakeHome.Link>?
  let commits: Placed<TakeHome.Link>?
  private let heading: (slug: String, name: String, summary: String, minutes: Int)
  private let history: TakeHome.HistoryRule
  private let writtenOnce: [String]
  let kits: [Placed<String>]
  private let folder: String

  init(yaml text: String, file: String, folder: String) throws(CatalogueError) {
    whole = try Entry(yaml: text, file: file)
    self.folder = folder
    let required: Set = [
      "slug", "name", "summary", "minutes", "layers", "requirements", "safety",
    ]
    let fields = try whole.fields(
      known: required.union([
        "mutants", "history", "own-tests", "commits", "written-once", "kits", "views",
      ]),
      required: required)
    heading = (
      try fields["slug"]?.text() ?? "", try fields["name"]?.text() ?? "",
      try fields["summary"]?.text() ?? "", try fields["minutes"]?.integer() ?? 0
    )
    history = try fields["history"]?.word(as: TakeHome.HistoryRule.self) ?? .steps
    writtenOnce = try fields["written-once"]?.texts() ?? []
    kits = try read(fields["kits"]) { entry throws(CatalogueError) in try entry.text() }
    layers = try read(fields["layers"], TakeHome.Layer.init)
    requirements = try read(fields["requirements"], TakeHome.Requirement.init)
    safety = try read(fields["safety"], TakeHome.SafetyCheck.init)
    views = try fields["views"].map { entry throws(CatalogueError) in try readViews(entry) }
    mutants = try read(fields["mutants"], TakeHome.Mutant.init)
    ownTests = try readLink(fields["own-tests"])
    commits = try readLink(fields["commits"])
  }

  var takeHome: TakeHome {
    TakeHome(
      slug: heading.slug, name: heading.name, summary: heading.summary, minutes: heading.minutes,
      layers: layers.map(\.value), requirements: requirements.map(\.value),
      safety: safety.map(\.value),
      views: views.map { TakeHome.Views(module: $0.module.value, lines: $0.lines.map(\.value)) },
      mutants: mutants.map(\.value),
      kits: kits.map(\.value), writtenOnce: writtenOnce, history: history,
      ownTestsLink: ownTests?.value,
      commitsLink: commits?.value, folder: folder)
  }
}

private func read<Value>(
  _ list: Entry?, _ make: (Entry) throws(CatalogueError) -> Value
) throws(CatalogueError) -> [TakeHomeFile.Placed<Value>] {
  var values: [TakeHomeFile.Placed<Value>] = []
  for entry in try list?.items() ?? [] {
    values.append(TakeHomeFile.Placed(value: try make(entry), entry: entry))
  }
  return values
}

private func readViews(_ entry: Entry) throws(CatalogueError) -> TakeHomeFile.Views {
  let keys: Set = ["module", "lines"]
  let fields = try entry.fields(known: keys, required: keys)
  let module = fields["module"] ?? entry
  return TakeHomeFile.Views(
    module: TakeHomeFile.Placed(value: try module.text(), entry: module),
    lines: try read(fields["lines"], TakeHome.Requirement.init))
}

private func readLink(
  _ entry: Entry?
) throws(CatalogueError) -> TakeHomeFile.Placed<TakeHome.Link>? {
  guard let entry else { return nil }
  let fields = try entry.fields(known: ["requirement", "card"])
  guard !fields.isEmpty else { throw entry.trouble("A requirement or a card is needed here.") }
  let link = TakeHome.Link(
    requirement: try fields["requirement"]?.text(), card: try fields["card"]?.text())
  return TakeHomeFile.Placed(value: link, entry: entry)
}

extension TakeHome.Layer {
  fileprivate init(_ entry: Entry) throws(CatalogueError) {
    let fields = try entry.fields(
      known: ["name", "imports", "kits", "given"], required: ["name"])
    self.init(
      name: try fields["name"]?.text() ?? "", imports: try fields["imports"]?.texts() ?? [],
      kits: try fields["kits"]?.texts() ?? [], given: try fields["given"]?.texts() ?? [])
  }
}

extension TakeHome.Requirement {
  fileprivate init(_ entry: Entry) throws(CatalogueError) {
    let required: Set = ["id", "title", "points", "suites"]
    let fields = try entry.fields(known: required.union(["card", "question"]), required: required)
    self.init(
      id: try fields["id"]?.text() ?? "", title: try fields["title"]?.text() ?? "",
      points: try readPoints(fields["points"]), suites: try readSuites(fields["suites"]),
      card: try fields["card"]?.text(), question: try fields["question"]?.text())
  }
}

extension TakeHome.SafetyCheck {
  fileprivate init(_ entry: Entry) throws(CatalogueError) {
    let required: Set = ["id", "title", "points"]
    let fields = try entry.fields(
      known: required.union(["hammer", "lint", "requirement", "card"]), required: required)
    let kind: Kind =
      switch (fields["hammer"], fields["lint"]) {
      case (let hammer?, nil): .hammer(suites: try readSuites(hammer))
      case (nil, let lint?): .lint(rule: try lint.text())
      default: throw entry.trouble("Either hammer or lint is needed.")
      }
    self.init(
      id: try fields["id"]?.text() ?? "", title: try fields["title"]?.text() ?? "",
      points: try readPoints(fields["points"]), kind: kind,
      requirement: try fields["requirement"]?.text(), card: try fields["card"]?.text())
  }
}

extension TakeHome.Mutant {
  fileprivate init(_ entry: Entry) throws(CatalogueError) {
    let required: Set = ["id", "defect", "file", "find", "replace"]
    let fields = try entry.fields(
      known: required.union(["form", "switched", "also", "loses"]), required: required)
    let also = try read(fields["also"], TakeHome.Edit.init)
    let isSwitched = try fields["switched"]?.flag() ?? true
    if isSwitched, let other = also.first {
      throw other.entry.trouble("A defect of several places has switched: false.")
    }
    self.init(
      id: try fields["id"]?.text() ?? "", defect: try fields["defect"]?.text() ?? "",
      file: try fields["file"]?.text() ?? "", find: try fields["find"]?.text() ?? "",
      replace: try fields["replace"]?.anyText() ?? "",
      form: try fields["form"]?.word(as: Form.self) ?? .statement,
      isSwitched: isSwitched, also: also.map(\.value), loses: try fields["loses"]?.texts())
  }
}

extension TakeHome.Edit {
  fileprivate init(_ entry: Entry) throws(CatalogueError) {
    let keys: Set = ["file", "find", "replace"]
    let fields = try entry.fields(known: keys, required: keys)
    self.init(
      file: try fields["file"]?.text() ?? "", find: try fields["find"]?.text() ?? "",
      replace: try fields["replace"]?.anyText() ?? "")
  }
}

private func readPoints(_ entry: Entry?) throws(CatalogueError) -> Int {
  guard let entry else { return 0 }
  let points = try entry.integer()
  guard points > 0 else { throw entry.trouble("A line is worth at least one point.") }
  return points
}

private func readSuites(_ entry: Entry?) throws(CatalogueError) -> [String] {
  guard let entry else { return [] }
  let suites = try entry.texts()
  guard !suites.isEmpty else { throw entry.trouble("A suite is needed here.") }
  return suites
}
