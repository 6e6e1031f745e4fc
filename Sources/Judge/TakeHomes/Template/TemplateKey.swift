internal import Domain

/// Names a template by everything that has a say in it.
enum TemplateKey {
  /// Changes with what a template holds.
  private static let form = "5"

  static func digest(_ parts: [String], _ files: [[UInt8]]) -> String {
    // Lengths keep one part's end from being read as the next one's beginning.
    var bytes: [UInt8] = []
    for part in parts.map({ Array($0.utf8) }) + files {
      bytes += Array("\(part.count):".utf8) + part
    }
    return SHA256.hex(bytes)
  }

  static func of(_ job: GradeJob, _ libraries: LibraryList, ground: String) -> String {
    let takeHome = job.takeHome
    let folders = ["\(takeHome.reference)/Sources", "\(takeHome.folder)/Hidden"]
    let files =
      libraries.all.flatMap { $0.sources + $0.headers }
      + folders.flatMap { GradeFiles.all($0, endings: [".swift"]) }
      + ["\(takeHome.reference)/Package.swift"]
    let values = [
      form, ground, takeHome.slug, "\(takeHome.layers)", "\(takeHome.hiddenSuites)",
      "\(takeHome.hammerSuites)", "\(takeHome.views?.module ?? "") \(takeHome.viewSuites)",
      "\(takeHome.mutants)",
    ]
    return digest(
      values + files, files.map { GradeFiles.plainFile($0, mostBytes: 1 << 20) ?? [] })
  }
}
