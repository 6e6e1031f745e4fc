internal import Domain
internal import Foundation

extension Grader {
  /// Unpacks an answer that was handed in as one file into a folder that is not there yet.
  ///
  /// Throws: ``HandInError``, ``JudgeError``, or `CancellationError`; then the folder is not there.
  func unpack(_ bytes: [UInt8], to folder: String) async throws {
    do {
      if BundleReader.isMeant(bytes) {
        try await unpack(try BundleReader(bytes), to: folder)
      } else if ZipReader.isMeant(bytes) {
        try HandedFile.write(HandedFile.unwrapped(try ZipReader.files(in: bytes)), to: folder)
      } else {
        throw HandInError.unknownKind
      }
      guard GradeFiles.isFolder("\(folder)/Sources") else { throw HandInError.noSources }
    } catch {
      GradeFiles.remove(folder)
      throw error
    }
  }

  /// git reads the pack in the jail; here nothing of it is believed.
  private func unpack(_ bundle: BundleReader, to folder: String) async throws {
    guard let git = await GitTool(probe) else { throw HandInError.noGit }
    let repository = "\(folder)/.git"
    let objects = "\(repository)/objects/pack"
    try GradeFiles.makeFolders([objects, "\(repository)/refs/heads"])
    try GradeFiles.write(
      Array("[core]\n\trepositoryformatversion = 0\n\tquotePath = false\n".utf8),
      "\(repository)/config")
    try GradeFiles.write(Array("ref: refs/heads/main\n".utf8), "\(repository)/HEAD")
    try GradeFiles.write(Array("\(bundle.head)\n".utf8), "\(repository)/refs/heads/main")
    let name = "pack-\(SHA256.hex(bundle.pack).prefix(40))"
    try GradeFiles.write(bundle.pack, "\(objects)/\(name).pack")
    let history = CandidateHistory(git: git, workshop: try await bareWorkshop())
    do {
      let pack = "\(CandidateHistory.jail)/objects/pack/\(name).pack"
      let index = try await history.git(
        ["index-pack", "-o", "/work/\(name).idx", pack], repository, collecting: "\(name).idx")
      try GradeFiles.write(index, "\(objects)/\(name).idx")
      try await history.write(bundle.head, to: folder, scratch: repository, all: true)
    } catch let trouble as CandidateHistory.Trouble {
      throw HandInError.damaged(
        trouble.reason.trimmingCharacters(in: CharacterSet(charactersIn: ".")))
    }
  }
}
