internal import Domain

extension Workshop {
  private static let mostRounds = 40

  /// Compiles a module of tests file by file, in groups side by side.
  ///
  /// What does not compile is left out of the module and named, and so is what needs it; the rest is
  /// as whole as if the other files had never been there.
  func objectsFileByFile(
    of files: [SizedFile], in order: ModuleOrder, into folder: String, _ rank: Slots.Rank
  ) async throws -> FileObjects {
    var (rest, leftOut) = Self.withoutTwins(files)
    var alone: Set<String> = []
    for _ in 0..<Self.mostRounds where !rest.isEmpty {
      var order = order
      order.sources = rest.map(\.path)
      let groups =
        FileGroups.cut(rest.filter { !alone.contains($0.path) })
        + rest.filter { alone.contains($0.path) }.map { [$0] }
      let parts = try await parts(groups, in: order, rank)
      guard parts.contains(where: { $0.objects.count < $0.files.count }) else {
        let hooked = Self.hooked(parts, order)
        if hooked.isEmpty { return try keep(parts, of: order, leftOut, into: folder) }
        leftOut.merge(hooked) { first, _ in first }
        rest.removeAll { hooked[$0.path] != nil }
        continue
      }
      let before = leftOut.keys.map(PackagePath.name).sorted()
      for part in parts where part.objects.count < part.files.count {
        let found = part.complaints(in: order.sources)
        for (path, complaint) in found where leftOut[path] == nil {
          leftOut[path] = complaint.after(before)
        }
        // What the compiler says of one file may be all that it says of several.
        if found.isEmpty || found.values.contains(where: \.isAboutModule) {
          alone.formUnion(part.files)
        }
      }
      rest.removeAll { leftOut[$0.path] != nil }
    }
    for file in rest { leftOut[file.path] = Complaint(message: "It has too many errors.") }
    return FileObjects(leftOut: leftOut)
  }

  /// The compiler refuses two files of one name, and says of no file which it means.
  private static func withoutTwins(
    _ files: [SizedFile]
  ) -> (rest: [SizedFile], leftOut: [String: Complaint]) {
    var first: [Substring: SizedFile] = [:]
    for file in files {
      // The one that lies higher stays.
      let depths = [first[file.name], file].compactMap { $0?.path.split(separator: "/").count }
      if depths.count == 1 || depths[1] < depths[0] { first[file.name] = file }
    }
    let rest = files.filter { first[$0.name] == $0 }
    let twins = files.filter { !rest.contains($0) }
    let words = "another file of its target has the same name"
    return (
      rest, Dictionary(twins.map { ($0.path, Complaint(message: words)) }) { first, _ in first }
    )
  }

  /// Files that compile to what reaches for the process that judges them.
  private static func hooked(_ parts: [Part], _ order: ModuleOrder) -> [String: Complaint] {
    var found: [String: Complaint] = [:]
    for part in parts {
      for (path, bytes) in zip(part.files, part.objects) {
        found[path] = ObjectHooks.reason(in: bytes, entry: order.dialect.entry).map {
          Complaint(message: $0)
        }
      }
    }
    return found
  }

  private struct Part: Sendable {
    var files: [String]
    var objects: [[UInt8]]
    var result: CompileResult

    /// What is wrong with which file; where the compiler names none, and there is one alone, with it.
    func complaints(in sources: [String]) -> [String: Complaint] {
      var found: [String: Complaint] = [:]
      for complaint in result.complaints {
        let name = complaint.file.map { "/\($0)" }
        guard let name, let source = sources.first(where: { $0.hasSuffix(name) }) else { continue }
        found[source] = found[source] ?? complaint
      }
      guard found.isEmpty, files.count == 1 else { return found }
      let line = result.lines.first ?? "The compiler gave no reason."
      return [files[0]: result.complaints.first ?? Complaint(message: line)]
    }
  }

  private func parts(
    _ groups: [[SizedFile]], in order: ModuleOrder, _ rank: Slots.Rank
  ) async throws -> [Part] {
    try await withThrowingTaskGroup(of: (Int, Part).self) { tasks in
      for (index, group) in groups.enumerated() {
        tasks.addTask {
          let files = group.map(\.path)
          let names = files.indices.map { "\(order.name)-\(index)-\($0).o" }
          let (objects, result) = try await objects(of: files, in: order, as: names, rank)
          return (index, Part(files: files, objects: objects, result: result))
        }
      }
      var parts: [Int: Part] = [:]
      for try await (index, part) in tasks { parts[index] = part }
      return parts.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private func keep(
    _ parts: [Part], of order: ModuleOrder, _ leftOut: [String: Complaint], into folder: String
  ) throws(JudgeError) -> FileObjects {
    var made = FileObjects(leftOut: leftOut)
    for (index, part) in parts.enumerated() {
      for (number, (file, object)) in zip(part.files, part.objects).enumerated() {
        let name = "\(order.name)-\(index)-\(number).o"
        try GradeFiles.write(object, "\(folder)/\(name)")
        made.names.append(name)
        made.sources[name] = file
      }
    }
    return made
  }
}

extension Complaint {
  /// After the first such line the compiler says nothing more.
  fileprivate var isAboutModule: Bool { message.hasPrefix("no such module") }

  /// Whether it may be the fault of a file that was left out before.
  var isFollowing: Bool { message.hasSuffix(Self.following) }

  private static let following = ", left out before)"

  /// The same, with the files that were left out before it came up.
  fileprivate func after(_ names: [String]) -> Complaint {
    guard !names.isEmpty else { return self }
    var complaint = self
    let list = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    complaint.message += " (without \(list)\(Self.following)"
    return complaint
  }
}
