public import Domain

extension Language {
  /// Those whose runs can be recorded; JudgeError.journeyMissing names them too.
  public static let recorded: [Language] = [.swift, .python]
}
