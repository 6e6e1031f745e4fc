public import Domain
public import SiteKit
import Store

/// What the learner means to do each day.
public enum Habits {
  /// The most letters of a name.
  public static let longestName = 40
  /// The most habits at one time.
  public static let most = 12
  /// How many days the page looks back, today included.
  package static let lookBackDays = 7

  /// A habit, and how it stands today.
  public struct Standing: Sendable, Hashable {
    public var habit: Habit
    /// Ticked by hand for today.
    public var isTicked: Bool
    /// Done today by a solved problem.
    public var isEarned: Bool
    /// How many of the last seven days it was done on, today included.
    public var daysDone: Int

    public init(habit: Habit, isTicked: Bool = false, isEarned: Bool = false, daysDone: Int = 0) {
      self.habit = habit
      self.isTicked = isTicked
      self.isEarned = isEarned
      self.daysDone = daysDone
    }

    public var isDone: Bool { isTicked || isEarned }
  }
}

extension Habits {
  /// Every habit, the removed ones last.
  public static func standings(with services: Services) async throws -> [Standing] {
    let clock = try await services.dayClock()
    let today = clock.day(of: clock.moment(services.now()))
    let first = today.adding(days: 1 - lookBackDays)
    let ticks = Dictionary(
      grouping: try await services.database.habitTicks(since: first), by: \.habit)
    let solved = Set(
      try await StudyDays.solved(with: services).map { clock.day(of: $0.moment) })
    let all = try await services.database.habits().map { habit in
      let ticked = Set((ticks[habit.id] ?? []).map(\.day))
      let earned = habit.isAutomatic ? solved : []
      return Standing(
        habit: habit, isTicked: ticked.contains(today), isEarned: earned.contains(today),
        daysDone: ticked.union(earned).count { (first...today).contains($0) })
    }
    return all.filter { !$0.habit.isRemoved } + all.filter(\.habit.isRemoved)
  }

  /// Does something to a habit, by its number.
  ///
  /// Throws: ``HabitError``; `name` is only for a new name.
  public static func change(
    _ id: Int, _ action: TodayPath.HabitAction, name: String = "", with services: Services
  ) async throws {
    let all = try await services.database.habits()
    guard let habit = all.first(where: { $0.id == id }) else {
      throw HabitError.unknownHabit(id: id)
    }
    let clock = try await services.dayClock()
    let now = clock.moment(services.now())
    let day = clock.day(of: now)
    let others = all.filter { $0.id != id && !$0.isRemoved }
    switch action {
    case .tick:
      try await services.database.tickHabit(HabitTick(habit: id, day: day, moment: now))
    case .untick: try await services.database.untickHabit(id: id, day: day)
    case .rename:
      let name = try checked(name, beside: others)
      try await services.database.changeHabit(id: id) { $0.name = name }
    case .remove: try await services.database.changeHabit(id: id) { $0.isRemoved = true }
    case .restore:
      guard habit.isRemoved else { return }
      try check(room: others)
      _ = try checked(habit.name, beside: others)
      try await services.database.changeHabit(id: id) { $0.isRemoved = false }
    }
  }

  /// Adds a habit; one of this name that was removed comes back with its days.
  ///
  /// Throws: ``HabitError``.
  @discardableResult
  public static func add(named typed: String, with services: Services) async throws -> Habit {
    let all = try await services.database.habits()
    let others = all.filter { !$0.isRemoved }
    try check(room: others)
    let name = try checked(typed, beside: others)
    let former = all.last { $0.isRemoved && isSame($0.name, name) }
    guard let former else { return try await services.database.addHabit(named: name) }
    let back = try await services.database.changeHabit(id: former.id) { $0.isRemoved = false }
    return back ?? former
  }

  /// Takes back what was last done to a habit of a name: today's tick, else its removal.
  ///
  /// Throws: ``HabitError``.
  public static func undo(named name: String, with services: Services) async throws {
    let all = try await services.database.habits()
    let removed = all.filter(\.isRemoved)
    do {
      let habit = try Self.habit(named: name, among: all.filter { !$0.isRemoved })
      try await change(habit.id, .untick, with: services)
    } catch let error as HabitError {
      guard let habit = try? Self.habit(named: name, among: removed) else { throw error }
      try await change(habit.id, .restore, with: services)
    }
  }

  /// The habit of a name; its first letters do when they fit one alone.
  ///
  /// Throws: ``HabitError/noHabit(name:known:)``.
  public static func habit(named name: String, with services: Services) async throws -> Habit {
    try habit(
      named: name, among: try await services.database.habits().filter { !$0.isRemoved })
  }

  private static func habit(named name: String, among habits: [Habit]) throws -> Habit {
    let bare = trimmed(name)
    let exact = habits.last { isSame($0.name, bare) }
    let similar = habits.filter { $0.name.lowercased().hasPrefix(bare.lowercased()) }
    guard !bare.isEmpty, let found = exact ?? (similar.count == 1 ? similar[0] : nil) else {
      throw HabitError.noHabit(name: bare, known: habits.map(\.name))
    }
    return found
  }

  private static func checked(_ typed: String, beside others: [Habit]) throws -> String {
    let name = trimmed(typed)
    guard 1...longestName ~= name.count else { throw HabitError.badName(letters: name.count) }
    guard !others.contains(where: { isSame($0.name, name) }) else {
      throw HabitError.taken(name: name)
    }
    return name
  }

  private static func check(room others: [Habit]) throws {
    guard others.count < most else { throw HabitError.tooMany }
  }

  /// On one line, without white space around it.
  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.lowercased() == second.lowercased()
  }
}
