import HeroesCImage

/// Why bytes did not become a picture, or a picture no bytes.
public enum PictureError: Error, Hashable, CaseIterable {
  case notAPicture
  case truncated
  case damaged
  /// Larger than the limits, or made to fill the memory.
  case tooLarge
  /// A side of nothing.
  case noSize
  case noMemory

  init?(_ status: heroes_status) {
    switch status {
    case HEROES_OK: return nil
    case HEROES_NOT_A_PICTURE: self = .notAPicture
    case HEROES_TRUNCATED: self = .truncated
    case HEROES_TOO_LARGE: self = .tooLarge
    case HEROES_NO_SIZE: self = .noSize
    case HEROES_NO_MEMORY: self = .noMemory
    default: self = .damaged
    }
  }
}

extension PictureError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAPicture: "This is neither a PNG nor a JPEG picture; ask for another address."
    case .truncated: "The picture ends too early; load it again."
    case .damaged: "The picture's file is damaged; load it again."
    case .tooLarge: "The picture is larger than what is shown here; ask for a smaller one."
    case .noSize: "A picture needs a width and a height; ask for at least one pixel."
    case .noMemory: "There is not enough memory for the picture; try a smaller one."
    }
  }
}
