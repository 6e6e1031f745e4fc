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
    case .unknownHabit: "There is no such habit any more."
    case .noHabit(let name, _): "There is no habit called “\(name)”."
    case .badName(0): "A habit needs a name."
    case .badName(let letters):
      "A name of \(letters) letters is too long; \(Habits.longestName) are the most."
    case .taken(let name): "There is a habit called “\(name)” already."
    case .tooMany: "There are \(Habits.most) habits, which is the most for one day."
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
    case .tooMany: "Take one off the list first."
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
