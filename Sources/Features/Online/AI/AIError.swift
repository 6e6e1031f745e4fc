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
    case .badKey: "That isn't a valid key: keys contain no spaces."
    case .keyNotKept: "The key couldn't be saved next to your data."
    case .notChosen: "You haven't chosen a language model yet."
    case .unknownText: "This text is no longer available."
    case .nothingToSay: "There's nothing here for a model to write about."
    }
  }

  public var hint: String? {
    switch self {
    case .badKey: "Copy it again from the service's page."
    case .keyNotKept: "focus doctor reports whether the data folder is writable."
    case .notChosen: "Choose one in the settings."
    case .unknownText: "Try again."
    case .nothingToSay: "Failures are explained, and accepted submissions reviewed."
    }
  }
}
