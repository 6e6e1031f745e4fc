import Domain
import Foundation

/// The generator family that each problem's references differ most on, once it was found out.
///
/// Kept in the cache, in `growth-family/<contentVersion>.<language>`.
struct GrowthFamilies {
  let cacheFolder: URL

  func family(of problem: Problem, in language: Language) -> String? {
    try? String(contentsOf: file(problem, language), encoding: .utf8)
  }

  /// A full disk only costs the next measure some time.
  func note(_ family: String, of problem: Problem, in language: Language) {
    let file = file(problem, language)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? family.write(to: file, atomically: true, encoding: .utf8)
  }

  private func file(_ problem: Problem, _ language: Language) -> URL {
    cacheFolder.appending(path: "growth-family").appending(
      path: "\(problem.summary.contentVersion).\(language.rawValue)")
  }
}
