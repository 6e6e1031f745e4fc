public import Domain

/// Why a language model cannot be asked here.
public enum AIError: UserFacingError, Hashable {
  /// What was typed cannot be a key.
  case badKey
  /// There is no place for it, or the disk refuses.
  case keyNotKept
  /// A model is needed, and none was chosen or nobody wants words.
  case notChosen
  /// No such text is under way or known.
  case unknownText
  /// There is nothing to explain, or nothing to review.
  case nothingToSay

  public var message: String {
    switch self {
    case .badKey: "This cannot be a key: one has letters, digits and signs, and no blanks."
    case .keyNotKept: "The key could not be written beside your data."
    case .notChosen: "No language model was chosen for this."
    case .unknownText: "This text is not known any more."
    case .nothingToSay: "There is nothing here that a model could write about."
    }
  }

  public var hint: String? {
    switch self {
    case .badKey: "Copy it anew from the service's page."
    case .keyNotKept: "focus doctor says whether the data folder can be written."
    case .notChosen: "The settings have a part for it."
    case .unknownText: "Ask again."
    case .nothingToSay: "Failures are explained, and accepted submissions reviewed."
    }
  }
}
