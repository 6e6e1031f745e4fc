internal import Domain

extension HandedFile {
  /// Writes files below a folder, each where nothing is yet.
  ///
  /// Throws: ``HandInError``.
  static func write(_ files: [HandedFile], to folder: String) throws(HandInError) {
    do {
      let folders = Set(files.map { PackagePath.joined(folder, PackagePath.folder($0.path)) })
      try GradeFiles.makeFolders([folder] + folders.sorted())
      for file in files { try GradeFiles.write(file.bytes, "\(folder)/\(file.path)") }
    } catch {
      throw .unwritable(reason: "\(error.message)")
    }
  }
}
