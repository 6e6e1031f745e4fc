public import Domain

/// Why a habit was not changed.
public enum HabitError: UserFacingError, Hashable {
  case unknownHabit(id: Int)
  case noHabit(name: String, known: [String])
  case badName(letters: Int)
  case taken(name: String)
  case tooMany

  public var message: String {
    switch self {
    case .unknownHabit: "This habit no longer exists."
    case .noHabit(let name, _): "There's no habit called “\(name)”."
    case .badName(0): "A habit needs a name."
    case .badName(let letters):
      "The name is \(letters) letters long; the limit is \(Habits.longestName)."
    case .taken(let name): "There's already a habit called “\(name)”."
    case .tooMany: "You already have \(Habits.most) habits, which is the limit."
    }
  }

  public var hint: String? {
    switch self {
    case .unknownHabit: "Reload the page."
    case .noHabit(_, let known):
      known.isEmpty
        ? "Add one: focus habits --add NAME" : "There are: \(known.joined(separator: ", "))."
    case .badName: nil
    case .taken: "Choose another name."
    case .tooMany: "Remove one from the list first."
    }
  }

  /// Whether it speaks of something that is not there, rather than of what was typed.
  public var isAbsence: Bool {
    switch self {
    case .unknownHabit, .noHabit: true
    case .badName, .taken, .tooMany: false
    }
  }
}
