import Domain

extension Language {
  /// The language that a source without a file's name looks like; nil when it could be another too.
  init?(guessedFrom source: String) {
    guard let sign = Self.signs.first(where: { source.contains($0.pattern) }) else { return nil }
    self = sign.language
  }

  /// What only one language has, where those before it were ruled out.
  private static var signs: [(language: Language, pattern: Regex<Substring>)] {
    [
      (.rust, /\bimpl\s+\w+|\bfn\s+\w+\s*[(<]/),
      (.cpp, /#include|\bpublic:|\bprivate:|\bvector<|\bstd::|\bstruct\s+\w+\s*\{[^}]*;/),
      (
        .python, /(?m)^\s*(?:def\s+\w+\s*\(.*|class\s+\w+(?:\(.*\))?)\s*:|^\s*from\s+\w+\s+import\s/
      ),
      (
        .swift,
        /\bfunc\s+\w+.*->|\binit\s*\(.*\)\s*\{|\bfunc\s+\w+\s*\(\s*_\s|(?m)^\s+(?:\w+\s+)?func\s/
      ),
      (.go, /(?m)^func\s|^package\s+\w+\s*$/),
      (
        .java,
        /\bpublic\s+(?:static\s+)?[\w<>\[\], ]+\(|\bimport\s+java|\bclass\s+\w+\s*\{\s*(?:int|boolean|long|List<)/
      ),
      (
        .javascript,
        /\bfunction\b|=>|(?m)^\s*(?:var|let|const)\s|\bclass\s+\w+\s*\{\s*constructor\b/
      ),
    ]
  }
}
