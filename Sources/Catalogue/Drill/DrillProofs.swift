internal import Domain
internal import Foundation

/// Finds in Focus's own files what cards refer to; each file is read once.
struct DrillProofs {
  /// How many lines of a file are shown.
  static let excerptLines = 10

  private let home: URL
  private var texts: [String: [Substring]] = [:]

  init(home: URL) { self.home = home }

  /// The place that an entry of a card names.
  ///
  /// Nil where it lies in a folder that is not installed here, such as the product's own sources.
  mutating func proof(_ entry: Entry) throws(CatalogueError) -> DrillCard.Proof? {
    let fields = try entry.fields(
      known: ["requirement", "suite", "test", "file", "text", "title", "lines"])
    let wanted = try fields["lines"]?.integer() ?? Self.excerptLines
    guard (1...40).contains(wanted) else { throw entry.trouble("lines must be from 1 to 40.") }
    let title = try fields["title"]?.text()
    let kinds = ["requirement", "suite", "file"].filter { fields[$0] != nil }
    guard kinds.count == 1 else {
      throw entry.trouble("A proof has exactly one of requirement, suite and file.")
    }
    if let id = try fields["requirement"]?.text() {
      return try requirement(id, entry, title: title)
    }
    if let suite = fields["suite"] {
      return try self.suite(
        suite, test: try fields["test"]?.text(), title: title, lines: wanted)
    }
    guard let file = fields["file"], let text = fields["text"] else {
      throw entry.trouble("A file needs a text that occurs in it once.")
    }
    return try place(
      try file.text(), text, try text.text(), title: title, lines: wanted)
  }

  /// A line of a project's brief, or of the product's own requirements.
  private mutating func requirement(
    _ id: String, _ entry: Entry, title: String?
  ) throws(CatalogueError) -> DrillCard.Proof? {
    for name in try projects() {
      let file = "TakeHomes/\(name)/BRIEF.md"
      guard let lines = try lines(of: file),
        let place = lines.firstIndex(where: { $0.contains("**\(id)**") })
      else { continue }
      return DrillCard.Proof(
        title: title ?? "Requirement \(id) of \(name)", file: file, line: place + 1,
        excerpt: paragraph(lines, from: place), project: name.lowercased())
    }
    // F1 to F35 are the product's own, and stand in a file that is not installed.
    let file = "Documentation/Requirements.md"
    guard let lines = try lines(of: file) else { return nil }
    let place = lines.firstIndex { line in
      line.split { !$0.isLetter && !$0.isNumber }.contains { $0 == id }
    }
    guard let place else {
      throw entry.trouble("Neither a brief nor \(file) has the requirement \(id).")
    }
    return DrillCard.Proof(
      title: title ?? "Requirement \(id) of Focus", file: file, line: place + 1,
      excerpt: paragraph(lines, from: place))
  }

  /// `Markets/DependencyTests`, a suite of the project's hidden tests.
  private mutating func suite(
    _ entry: Entry, test: String?, title: String?, lines count: Int
  ) throws(CatalogueError) -> DrillCard.Proof? {
    let parts = try entry.text().split(separator: "/").map(String.init)
    guard parts.count == 2 else { throw entry.trouble("A suite is written as Project/Suite.") }
    let known = try projects()
    guard known.contains(parts[0]) else {
      throw entry.trouble("There's no project \(parts[0])\(hint(parts[0], known)).")
    }
    let folder = home.appending(path: "TakeHomes/\(parts[0])/Hidden")
    let names = folder.isFolder ? try listing(folder).filter { $0.hasSuffix(".swift") } : []
    for name in names {
      let file = "TakeHomes/\(parts[0])/Hidden/\(name)"
      guard let lines = try lines(of: file) else { continue }
      let words = ["struct", "class", "enum", "actor"].map { "\($0) \(parts[1])" }
      let declared = lines.firstIndex { line in
        words.contains { word in
          line.contains(word)
            && line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(parts[1][...])
        }
      }
      guard let declared else { continue }
      var place = declared
      if let test {
        guard let line = lines.indices.first(where: { lines[$0].contains(test) }) else {
          throw entry.trouble("\(file) has no test with the words “\(test)”.")
        }
        place = line
      }
      return DrillCard.Proof(
        title: title ?? "Hidden test of \(parts[0]): \(parts[1])", file: file, line: place + 1,
        excerpt: excerpt(lines, from: place, count: count), project: parts[0].lowercased())
    }
    let suites = names.map { String($0.dropLast(6)) }
    throw entry.trouble(
      "No hidden file of \(parts[0]) declares \(parts[1])\(hint(parts[1], suites)).")
  }

  private mutating func place(
    _ file: String, _ entry: Entry, _ text: String, title: String?, lines count: Int
  ) throws(CatalogueError) -> DrillCard.Proof? {
    guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else {
      throw entry.trouble("The file's path is relative to Focus's folder.")
    }
    guard let lines = try lines(of: file) else {
      let top = file.split(separator: "/").first.map(String.init) ?? ""
      guard home.appending(path: top).isFolder else { return nil }
      throw entry.trouble("There's no file \(file).")
    }
    let places = lines.indices.filter { lines[$0].contains(text) }
    guard places.count == 1, let place = places.first else {
      throw entry.trouble(
        "“\(text)” is on \(places.count) lines of \(file); it must be on exactly one.")
    }
    let parts = file.split(separator: "/").map(String.init)
    let project = parts.first == "TakeHomes" && parts.count > 2 ? parts[1] : nil
    let kind = project.map { "\($0), the reference" } ?? "Focus's own code"
    return DrillCard.Proof(
      title: title ?? "\(kind): \(parts.last ?? file)", file: file, line: place + 1,
      excerpt: excerpt(lines, from: place, count: count), project: project?.lowercased())
  }

  /// The folders of projects, whose own files need not be in order.
  func projects() throws(CatalogueError) -> [String] {
    let folder = home.appending(path: "TakeHomes")
    return folder.isFolder ? try listing(folder) : []
  }

  /// A file's lines; nil when it is not there.
  private mutating func lines(of file: String) throws(CatalogueError) -> [Substring]? {
    if let known = texts[file] { return known }
    let url = home.appending(path: file)
    guard FileManager.default.fileExists(atPath: url.path), !url.isFolder else { return nil }
    let text = String(decoding: try bytes(of: url, name: file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    texts[file] = lines
    return lines
  }

  private func excerpt(_ lines: [Substring], from place: Int, count: Int) -> String {
    lines[place...].prefix(count).joined(separator: "\n")
  }

  /// The line with those that are indented below it.
  private func paragraph(_ lines: [Substring], from place: Int) -> String {
    let rest = lines[(place + 1)...].prefix { $0.hasPrefix("  ") }.prefix(6)
    return ([lines[place]] + rest).joined(separator: "\n")
  }
}
