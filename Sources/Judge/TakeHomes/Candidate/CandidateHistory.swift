internal import Domain
internal import Foundation

/// A candidate's commits, read by git in the jail from a copy of its objects.
///
/// The repository's own configuration, hooks, filters and attributes are never seen.
struct CandidateHistory: Sendable {
  static let mostCommits = 200
  private static let mostBytes = 64 << 20
  private static let mostFiles = 20_000
  private static let mostOutput = 16 << 20
  private static let separator = "\u{1E}"
  static let jail = "/focus/history"

  let git: GitTool
  let workshop: Workshop
  var places = SourcePlaces()

  /// Why there is nothing to read.
  struct Trouble: Error {
    var reason: String
  }

  /// Copies what git needs into an empty folder of ours; gives the commit that is checked out.
  ///
  /// Throws: ``Trouble``, or ``JudgeError``.
  func take(_ candidate: String, to scratch: String) throws -> String {
    let repository = "\(candidate)/.git"
    guard GradeFiles.isFolder(repository) else {
      throw Trouble(
        reason: exists(repository)
          ? "Its .git isn't a plain folder." : "It has no .git: commit as you work.")
    }
    guard let head = Self.head(repository) else {
      throw Trouble(reason: "Its .git names no commit.")
    }
    try copy(repository, to: scratch, head: head)
    return head
  }

  /// Oldest first; the copy lies in `scratch`.
  ///
  /// Throws: ``Trouble``, ``JudgeError``, or `CancellationError`.
  func commits(to head: String, scratch: String) async throws -> [WorkHistory.Commit] {
    let output = try await git(
      [
        "log", "--no-color", "--no-ext-diff", "--no-textconv", "--no-mailmap", "--no-renames",
        "--no-show-signature", "--name-only", "-m", "--first-parent",
        "--max-count=\(Self.mostCommits)", "--format=%x1E%H %s", head, "--",
      ], scratch)
    return Self.commits(String(decoding: output, as: UTF8.self), places).reversed()
  }

  /// What git writes; `input` is the path of a file that it reads.
  func git(
    _ arguments: [String], _ scratch: String, input: String? = nil,
    collecting name: String? = nil
  ) async throws -> [UInt8] {
    var spec = JailSpec(arguments: [git.program, "--no-pager"] + arguments)
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "GIT_DIR": Self.jail, "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0", "LD_LIBRARY_PATH": "/toolchain/lib",
    ]
    spec.mounts = git.mounts + [JailSpec.Mount(host: scratch, jail: Self.jail)]
    spec.collected = name.map { [$0] } ?? []
    if let input { spec.inherited = [JailSpec.Inherited(host: input, descriptor: 0)] }
    spec.tellsAllText = true
    spec.limits.outputBytes = Self.mostOutput
    var output: [UInt8] = []
    let outcome = try await workshop.run(spec) { stream, bytes in
      if stream == .stdout { output += bytes }
      return true
    }
    guard outcome.isSuccess else {
      // Its own words name a copy that nobody can look at.
      throw Trouble(reason: "git can't read its history: run git fsck in the folder to see why.")
    }
    if let name { return outcome.files[name] ?? [] }
    return output
  }

  static func commits(
    _ text: String, _ places: SourcePlaces = SourcePlaces()
  ) -> [WorkHistory.Commit] {
    text.split(separator: separator).map { record in
      let lines = record.split(whereSeparator: \.isNewline)
      let (id, subject) = lines.first.map(Self.cut) ?? ("", "")
      let files = lines.dropFirst().map(String.init)
      let tests = files.filter(places.isTest)
      return WorkHistory.Commit(
        id: id, subject: subject, changesSources: files.contains(where: places.isSource),
        changesTests: !tests.isEmpty, tests: tests.filter { $0.hasSuffix(".swift") },
        isEmpty: files.isEmpty)
    }
  }

  private static func cut(_ line: Substring) -> (id: String, subject: String) {
    let id = line.prefix { $0 != " " }
    return (String(id), String(line.dropFirst(id.count + 1)))
  }

  /// The commit that is checked out, by its digest.
  private static func head(_ repository: String) -> String? {
    guard let text = small("\(repository)/HEAD") else { return nil }
    guard text.hasPrefix("ref: ") else { return digest(text) }
    let name = String(text.dropFirst(5))
    let parts = PackagePath.parts(name)
    guard parts.first == "refs", !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
      return nil
    }
    if let found = small("\(repository)/\(name)").flatMap(digest) { return found }
    let packed = GradeFiles.plainFile("\(repository)/packed-refs", mostBytes: 4 << 20) ?? []
    let line = String(decoding: packed, as: UTF8.self).split(whereSeparator: \.isNewline)
      .first { $0.hasSuffix(" \(name)") }
    return line.flatMap { digest(String($0.prefix { $0 != " " })) }
  }

  private static func small(_ path: String) -> String? {
    GradeFiles.plainFile(path, mostBytes: 4096).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func digest(_ text: String) -> String? {
    [40, 64].contains(text.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit } ? text : nil
  }

  private func copy(_ repository: String, to scratch: String, head: String) throws {
    try GradeFiles.makeFolders(["\(scratch)/objects", "\(scratch)/refs"])
    let format = head.count == 64 ? "1\n[extensions]\n\tobjectformat = sha256" : "0"
    // Else a name with an umlaut comes in quotation marks, and its tests count for nothing.
    let names = "[core]\n\tquotePath = false\n"
    let configuration = "[core]\n\tbare = true\n\trepositoryformatversion = \(format)\n"
    try GradeFiles.write(Array((names + configuration).utf8), "\(scratch)/config")
    try GradeFiles.write(Array("\(head)\n".utf8), "\(scratch)/HEAD")
    var (files, bytes) = (0, 0)
    let objects = "\(repository)/objects"
    guard GradeFiles.isFolder(objects) else { throw Trouble(reason: "Its .git has no objects.") }
    for folder in GradeFiles.names(objects) where folder.count == 2 || folder == "pack" {
      guard GradeFiles.isFolder("\(objects)/\(folder)") else { continue }
      try GradeFiles.makeFolders(["\(scratch)/objects/\(folder)"])
      for name in GradeFiles.names("\(objects)/\(folder)") {
        let path = "\(objects)/\(folder)/\(name)"
        guard let size = GradeFiles.plainSize(path) else { continue }
        files += 1
        bytes += size
        guard files <= Self.mostFiles, bytes <= Self.mostBytes else {
          throw Trouble(reason: "Its history is larger than 64 MB or 20,000 files.")
        }
        let content = GradeFiles.plainFile(path, mostBytes: Self.mostBytes) ?? []
        try GradeFiles.write(content, "\(scratch)/objects/\(folder)/\(name)")
      }
    }
  }
}

extension CandidateHistory {
  private static let modes = ["100644", "100755"]

  /// Writes a commit's Swift files, its resources and its manifest into an empty folder, or `all` of its
  /// files; links are left out.
  ///
  /// Throws: ``Trouble``, ``JudgeError``, or `CancellationError`.
  func write(
    _ commit: String, to folder: String, scratch: String, all: Bool = false
  ) async throws {
    let wanted = all ? [] : ["--", ManifestReader.file] + places.all
    let listing = try await git(["ls-tree", "-r", "-z", "--full-tree", commit] + wanted, scratch)
    var files: [(path: String, object: String)] = []
    for record in listing.split(separator: 0) {
      let fields = String(decoding: record, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let facts = fields[0].split(separator: " ")
      guard fields.count == 2, facts.count == 3, Self.modes.contains(String(facts[0])),
        all
          ? !HandedFile.isIdle(String(fields[1])) && HandedFile.isPlain(fields[1])
          : (fields[1].hasSuffix(".swift") || places.isOther(String(fields[1])))
            && CandidateCopy.isPlainPath(fields[1])
      else { continue }
      files.append((String(fields[1]), String(facts[2])))
    }
    let list = "\(folder)/objects.txt"
    try GradeFiles.makeFolders([folder])
    try GradeFiles.write(Array(files.map { "\($0.object)\n" }.joined().utf8), list)
    var rest = try await git(["cat-file", "--batch"], scratch, input: list)[...]
    GradeFiles.remove(list)
    for file in files {
      guard let end = rest.firstIndex(of: 0x0A),
        let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last
          .flatMap({ Int($0) }), size >= 0, size < rest.distance(from: end, to: rest.endIndex)
      else { throw Trouble(reason: "git has no more information on \(file.path).") }
      let start = end + 1
      let parent = PackagePath.folder(file.path)
      try GradeFiles.makeFolders(["\(folder)/\(parent)"])
      try GradeFiles.write(Array(rest[start..<start + size]), "\(folder)/\(file.path)")
      // A line's end follows each.
      rest = rest[(start + size)...].dropFirst()
    }
  }
}

/// The machine's git.
struct GitTool: Sendable {
  /// As the jail knows it.
  let program: String
  let mounts: [JailSpec.Mount]

  /// Nil when there is none.
  init?(_ probe: Probe) async {
    guard let found = probe.find("git") else { return nil }
    let path = realPath(found)
    program = "/toolchain/bin/git"
    mounts =
      [JailSpec.Mount(host: path, jail: program)]
      + (await SharedLibraries.mounts(
        for: [path], extra: "/toolchain/lib", isInside: { _ in false }, probe: probe))
  }
}
