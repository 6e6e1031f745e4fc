internal import Domain

/// Some files of a module, compiled apart from its others.
struct FileObjects: Sendable {
  /// The objects' names in their folder.
  var names: [String] = []
  /// The first complaint about each file that had to be left out, by the file's path in the jail.
  var leftOut: [String: Complaint] = [:]
  /// The files of those objects that are made of one, by the object's name.
  var sources: [String: String] = [:]

  mutating func add(_ more: FileObjects) {
    names += more.names
    leftOut.merge(more.leftOut) { first, _ in first }
  }
}

extension Workshop {
  private static let mostRounds = 6

  /// Compiles these files of a module, side by side with whoever compiles its others.
  ///
  /// Files with errors are left out until the rest compiles. Objects are named after `prefix`.
  func objects(
    of files: [String], in order: ModuleOrder, named prefix: String, into folder: String,
    _ rank: Slots.Rank
  ) async throws -> FileObjects {
    var made = FileObjects()
    var files = files
    for _ in 0..<Self.mostRounds where !files.isEmpty {
      let names = files.indices.map { "\(prefix)-\($0).o" }
      let (objects, result) = try await objects(of: files, in: order, as: names, rank)
      if objects.count == files.count {
        for (name, bytes) in zip(names, objects) {
          try GradeFiles.write(bytes, "\(folder)/\(name)")
        }
        made.names = names
        return made
      }
      let before = files.count
      for complaint in result.complaints {
        guard let file = complaint.file,
          let source = files.first(where: { $0.hasSuffix("/\(file)") })
        else { continue }
        made.leftOut[source] = complaint
        files.removeAll { $0 == source }
      }
      if files.count == before {
        // It stands elsewhere, or the compiler broke down: none of them can be used.
        let complaint = result.complaints.first ?? Complaint(message: result.lines.first ?? "")
        for file in files { made.leftOut[file] = complaint }
        files = []
      }
    }
    for file in files { made.leftOut[file] = Complaint(message: "It has too many errors.") }
    return made
  }
}

extension Workshop {
  /// Compiles a whole module in groups of files, side by side; what does not compile is left out.
  func objects(
    of files: [SizedFile], in order: ModuleOrder, into folder: String, _ rank: Slots.Rank
  ) async throws -> FileObjects {
    try await withThrowingTaskGroup(of: FileObjects.self) { group in
      for (index, files) in FileGroups.cut(files).enumerated() {
        group.addTask {
          try await objects(
            of: files.map(\.path), in: order, named: "\(order.name)-\(index)", into: folder, rank)
        }
      }
      var all = FileObjects()
      for try await made in group { all.add(made) }
      all.names.sort()
      return all
    }
  }
}

/// A source as the jail knows it, and how large it is.
struct SizedFile: Sendable, Hashable {
  var path: String
  var bytes: Int

  var name: Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }
}

/// Cuts files into groups that are compiled one by one.
enum FileGroups {
  /// The first group is small, so that something can be said early.
  static func cut(
    _ files: [SizedFile], first: Int = 6000, most: Int = 16000
  ) -> [[SizedFile]] {
    var groups: [[SizedFile]] = []
    var room = 0
    for file in files {
      if groups.isEmpty || room < file.bytes {
        room = groups.isEmpty ? first : most
        groups.append([])
      }
      groups[groups.count - 1].append(file)
      room -= file.bytes
    }
    return groups
  }
}
