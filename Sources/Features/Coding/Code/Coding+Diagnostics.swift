public import Domain
public import SiteKit

extension Coding {
  // More than this is one mistake that a compiler repeats.
  private static let mostDiagnostics = 50

  /// What the compiler says of an unfinished source; empty where nothing can be said.
  ///
  /// Ends with its task. Throws: ``CodingError`` and what the runner throws.
  public static func diagnose(
    _ source: String, slug: String, language: Language, with services: Services
  ) async throws -> [Diagnostic] {
    let problem = try services.problem(slug)
    try SourceCode.check(draft: source)
    guard source.contains(where: { !$0.isWhitespace }), problem.signature.exists(in: language)
    else { return [] }
    let found = try await services.runner.diagnose(language, source, problem)
    return Array(found.prefix(mostDiagnostics))
  }
}
