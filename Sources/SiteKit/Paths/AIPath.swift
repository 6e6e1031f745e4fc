/// The addresses of the AI part of the settings, below `/settings/ai`.
public enum AIPath: Sendable, Hashable {
  /// The part alone; POST keeps the choice.
  case part
  /// POST: asks the chosen model for a word; keeps nothing.
  case attempt
  /// POST: deletes the key.
  case forget

  init?(segments: [String]) {
    switch segments {
    case []: self = .part
    case ["try"]: self = .attempt
    case ["forget"]: self = .forget
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .part: []
    case .attempt: ["try"]
    case .forget: ["forget"]
    }
  }
}
