public import Domain

extension Language {
  /// The languages that references are written in; the first that can be run is taken.
  public static let ofReferences: [Language] = [.swift, .python]
}

extension Solution {
  /// Its name with the language's ending.
  package var fileName: String { "\(name).\(language.fileExtension)" }
}
