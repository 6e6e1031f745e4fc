internal import Domain

extension GradeRun {
  /// What the compiler warns of in the answer's layers; of a whole check alone.
  func compilerWarnings() async throws -> [String] {
    guard job.scope == .everything else { return [] }
    let own = Set(copy.files.map(\.path))
    var lines: [String] = []
    for layer in layers {
      for warning in try await workshop.warnings(in: layer)
      where warning.file.map(own.contains) ?? false {
        if !lines.contains(warning.text) { lines.append(warning.text) }
      }
    }
    return lines
  }

  /// What a reviewer would say beside the points; of a whole check alone.
  var review: [GradeReport.ReviewNote] {
    guard job.scope == .everything else { return [] }
    let texts = copy.files.reduce(into: [:]) { texts, file in
      texts[file.path] = String(decoding: file.bytes, as: UTF8.self)
        .replacing("\r\n", with: "\n")
    }
    let readme = GradeFiles.plainFile("\(job.candidate)/README.md", mostBytes: 1 << 18) ?? []
    return Reviewer(
      linter: copy.linter(for: takeHome), texts: texts, warnings: warnings,
      words: (copy.notes ?? "") + String(decoding: readme, as: UTF8.self)
    ).notes
  }
}
