internal import Domain
internal import Foundation

/// A project's folder, against which its `takehome.yml` is checked.
struct TakeHomeFolder {
  let url: URL
  /// What holds the kits.
  private let kits: URL
  private let name: String
  /// What was read so far.
  private(set) var stamps = FileStamps()

  /// `home` holds `TakeHomes`; `kits` is what holds `Kits`, where that is another folder.
  init(home: URL, name: String, kits: URL? = nil) {
    (self.kits, self.name) = (kits ?? home, name)
    url = home.appending(path: "TakeHomes/\(name)")
  }

  /// A file's name for messages, from Focus's own files on.
  func place(of file: String) -> String { "TakeHomes/\(name)/\(file)" }

  mutating func text(_ path: String) throws(CatalogueError) -> String {
    let file = url.appending(path: path)
    stamps.note(file.path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw .missing(file: place(of: path), reason: "The file is missing.")
    }
    guard let text = String(validating: try bytes(of: file, name: place(of: path)), as: UTF8.self)
    else { throw .unreadable(file: place(of: path), reason: "The file isn't UTF-8.") }
    return text
  }

  /// Whether everything that the file names is there.
  mutating func check(_ file: TakeHomeFile, cards: Set<String>) throws(CatalogueError) {
    try checkBrief(file)
    try checkSuites(file)
    try checkMutants(file)
    for link in file.links {
      guard let card = link.value.card, !cards.contains(card) else { continue }
      throw link.entry.trouble("There's no drill card \(card)\(hint(card, cards.sorted())).")
    }
    try checkKits(file)
  }

  /// A report leads to the brief's line of whatever lost points.
  private mutating func checkBrief(_ file: TakeHomeFile) throws(CatalogueError) {
    let brief = try text("BRIEF.md")
    for link in file.links {
      guard let id = link.value.requirement, !brief.contains("**\(id)**") else { continue }
      throw link.entry.trouble("BRIEF.md has no line that begins with **\(id)**.")
    }
  }

  private mutating func checkKits(_ file: TakeHomeFile) throws(CatalogueError) {
    let known = try names(in: kits.appending(path: "Kits/Sources"))
    for layer in file.layers {
      for kit in layer.value.kits where !known.contains(kit) {
        throw layer.entry.trouble("There's no kit called \(kit)\(hint(kit, known)).")
      }
      try checkGiven(layer, layers: file.layers.map(\.value.name))
    }
    let used = file.layers.flatMap(\.value.kits)
    for kit in file.kits where !used.contains(kit.value) {
      throw kit.entry.trouble("No layer has a kit called \(kit.value)\(hint(kit.value, used)).")
    }
  }

  /// What lies in a folder; nothing where there is none.
  private mutating func names(in folder: URL) throws(CatalogueError) -> [String] {
    stamps.note(folder.path)
    return folder.isFolder ? try listing(folder) : []
  }

  /// What is given is a target of the reference, and no layer.
  private mutating func checkGiven(
    _ layer: TakeHomeFile.Placed<TakeHome.Layer>, layers: [String]
  ) throws(CatalogueError) {
    let sources = url.appending(path: "\(name)App/Sources")
    for target in layer.value.given {
      let known = try names(in: sources).filter { !layers.contains($0) }
      guard known.contains(target) else {
        throw layer.entry.trouble(
          "The reference has no target \(target) besides its layers\(hint(target, known)).")
      }
    }
  }

  /// A suite is a type of a hidden file, and a hidden file holds a suite or bears support's name.
  private mutating func checkSuites(_ file: TakeHomeFile) throws(CatalogueError) {
    var types: [String: Set<String>] = [:]
    for name in try names(in: url.appending(path: "Hidden")) where name.hasSuffix(".swift") {
      types[name] = declaredTypes(in: try text("Hidden/\(name)"))
    }
    let known = types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var named: Set<String> = []
    for (suites, entry) in file.suites {
      for suite in suites where !known.contains(suite) {
        throw entry.trouble(
          "No file in Hidden declares \(suite)\(hint(suite, known.sorted())).")
      }
      named.formUnion(suites)
    }
    for (name, types) in types.sorted(by: { $0.key < $1.key })
    where !name.hasPrefix("Support") && types.isDisjoint(with: named) {
      throw .form(
        file: place(of: "Hidden/\(name)"), line: nil,
        reason: "No line of takehome.yml names a suite of this file.")
    }
  }

  private mutating func checkMutants(_ file: TakeHomeFile) throws(CatalogueError) {
    var sources: [String: String] = [:]
    for mutant in file.mutants {
      for edit in mutant.value.edits {
        let path = path(of: edit)
        if sources[path] == nil { sources[path] = try text(path) }
        let count = sources[path, default: ""].components(separatedBy: edit.find).count - 1
        guard count == 1 else {
          throw mutant.entry.trouble(
            "find of \(mutant.value.id) occurs \(count) times in \(path); it must occur once."
          )
        }
        guard edit.find != edit.replace else {
          throw mutant.entry.trouble("\(mutant.value.id) changes nothing.")
        }
      }
    }
  }

  /// The learners' own tests of `Tries`, by the requirements after which their files are named.
  mutating func tryouts(of file: TakeHomeFile) throws(CatalogueError) -> [String: String] {
    let known = file.lines.map(\.value.id)
    var tryouts: [String: String] = [:]
    for name in try names(in: url.appending(path: "Tries")) where name.hasSuffix(".swift") {
      let id = String(name.dropLast(".swift".count))
      guard known.contains(id) else {
        throw .form(
          file: place(of: "Tries/\(name)"), line: nil,
          reason: "takehome.yml has no requirement \(id)\(hint(id, known)).")
      }
      tryouts[id] = try text("Tries/\(name)")
    }
    return tryouts
  }

  /// Where the file lies below the project's folder.
  private func path(of edit: TakeHome.Edit) -> String {
    edit.file.hasPrefix("../")
      ? "\(name)App/\(edit.file.dropFirst(3))" : "\(name)App/Sources/\(edit.file)"
  }
}

extension TakeHomeFile {
  /// Where each lost point leads, and where that is said.
  fileprivate var links: [Placed<TakeHome.Link>] {
    let lines = lines.map { line in
      Placed(
        value: TakeHome.Link(requirement: line.value.id, card: line.value.card), entry: line.entry)
    }
    let checks = safety.map { check in
      Placed(
        value: TakeHome.Link(requirement: check.value.requirement, card: check.value.card),
        entry: check.entry)
    }
    return lines + checks + [ownTests, commits].compactMap(\.self)
  }

  /// The suites that each line and check names.
  fileprivate var suites: [(suites: [String], entry: Entry)] {
    lines.map { ($0.value.suites, $0.entry) }
      + safety.compactMap { check in
        guard case .hammer(let suites) = check.value.kind else { return nil }
        return (suites, check.entry)
      }
  }
}

/// The names after `struct`, `class`, `actor`, `enum` and `extension`.
private func declaredTypes(in source: String) -> Set<String> {
  let keywords: Set<Substring> = ["struct", "class", "actor", "enum", "extension"]
  let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  return Set(zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) })
}
