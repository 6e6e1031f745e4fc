internal import Domain

/// What a project's layers stand on beside each other, inner ones first: kits, and those targets of
/// the reference that candidates are given.
struct LibraryList: Sendable {
  struct Library: Sendable {
    var name: String
    /// On the host.
    var folder: String
    var sources: [String]
    /// The headers and the map of a module of the system's, which has no Swift.
    var headers: [String] = []
    /// The system's libraries that such a module says are linked with it.
    var links: [String] = []
    var imports: [String] = []

    /// Where the headers lie below the folder of all modules.
    var headerNames: [String] {
      headers.map { "\(name)/\($0.split(separator: "/").last ?? "")" }
    }
  }

  private(set) var all: [Library] = []

  /// Throws: ``JudgeError/takeHomeBroken(name:reason:)`` when one is missing.
  init(_ takeHome: TakeHome, kits: String) throws(JudgeError) {
    let roots = ["\(kits)/Sources", "\(takeHome.reference)/Sources"]
    let layers = takeHome.layers.map(\.name)
    var known: [String: String] = [:]
    for root in roots {
      for name in GradeFiles.names(root) where !layers.contains(name) {
        known[name] = known[name] ?? "\(root)/\(name)"
      }
    }
    for layer in takeHome.layers {
      for name in layer.kits + layer.given { try add(name, known, takeHome, []) }
    }
  }

  /// Those that are compiled, in the order in which they build on each other.
  var compiled: [Library] { all.filter { !$0.sources.isEmpty } }
  /// Those without Swift have headers; their names are below the folder of all modules.
  var headerNames: [String] { all.flatMap(\.headerNames) }
  var links: [String] { Set(all.flatMap(\.links)).sorted() }

  private mutating func add(
    _ name: String, _ known: [String: String], _ takeHome: TakeHome, _ users: [String]
  ) throws(JudgeError) {
    guard !all.contains(where: { $0.name == name }), !users.contains(name) else { return }
    guard let folder = known[name], let library = Self.read(name, folder, known) else {
      throw .takeHomeBroken(name: takeHome.slug, reason: "There's no module called \(name).")
    }
    for other in library.imports { try add(other, known, takeHome, users + [name]) }
    all.append(library)
  }

  /// The compiled ones that one stands on, those of others too.
  func inner(of library: Library) -> [Library] {
    let direct = compiled.filter { library.imports.contains($0.name) }
    let names = Set(direct.flatMap { [$0.name] + inner(of: $0).map(\.name) })
    return compiled.filter { names.contains($0.name) }
  }

  /// Nil when the folder is no module.
  private static func read(
    _ name: String, _ folder: String, _ known: [String: String]
  ) -> Library? {
    var library = Library(
      name: name, folder: folder, sources: GradeFiles.all(folder, endings: [".swift"]))
    guard library.sources.isEmpty else {
      var imports: Set<String> = []
      for source in library.sources {
        let bytes = GradeFiles.plainFile(source, mostBytes: 1 << 20) ?? []
        imports.formUnion(SourceFile(path: source, bytes: bytes).imports.map(\.module))
      }
      library.imports = imports.filter { known[$0] != nil && $0 != name }.sorted()
      return library
    }
    let map = "\(folder)/module.modulemap"
    guard let bytes = GradeFiles.plainFile(map, mostBytes: 1 << 16) else { return nil }
    library.headers = GradeFiles.all(folder, endings: [".h", ".modulemap"])
    library.links = links(String(decoding: bytes, as: UTF8.self))
    return library
  }

  /// The names in a map's lines `link "sqlite3"`.
  private static func links(_ map: String) -> [String] {
    map.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\"" }
      return words.count == 2 && words[0] == "link" ? String(words[1]) : nil
    }
  }
}
