import Domain
import SiteKit
import Store
@testable import StudyFeature
import Testing
import TestSupport

@Suite struct HabitsTests {
  private let services: Services

  init() throws { services = try .test(problems: [.twoSum]) }

  private func standing(_ name: String) async throws -> Habits.Standing {
    try #require(
      try await Habits.standings(with: services).first { $0.habit.name == name })
  }

  private func solve(daysAgo: Int = 0) async throws {
    try await services.database.recordAttempt(
      purpose: .submit, source: "", verdict: .sample(.accepted),
      finishedAt: Instant(
        milliseconds: Instant.sample.milliseconds - Int64(daysAgo) * 86_400_000),
      offsetSeconds: 0)
  }

  @Test func `a habit is ticked for today and unticked`() async throws {
    let exercise = try await Habits.habit(named: "exer", with: services)
    try await Habits.change(exercise.id, .tick, with: services)
    #expect(try await standing("Exercise").isTicked)
    #expect(try await standing("Exercise").daysDone == 1)
    try await Habits.change(exercise.id, .untick, with: services)
    #expect(try await !standing("Exercise").isDone)
  }

  @Test func `a solved problem ticks the algorithms alone, and once with a tick by hand`()
    async throws
  {
    try await solve(daysAgo: 1)
    #expect(try await !standing("Algorithms").isDone)
    #expect(try await standing("Algorithms").daysDone == 1)
    try await solve()
    try await solve(daysAgo: 7)
    #expect(try await standing("Algorithms").isEarned)
    #expect(try await !standing("Exercise").isDone)
    let habit = try await Habits.habit(named: "ALGORITHMS", with: services)
    try await Habits.change(habit.id, .tick, with: services)
    #expect(try await standing("Algorithms").daysDone == 2)
  }

  @Test func `a removed habit goes last, and comes back with its days`() async throws {
    let exercise = try await Habits.habit(named: "exercise", with: services)
    try await Habits.change(exercise.id, .tick, with: services)
    try await Habits.change(exercise.id, .remove, with: services)
    #expect(
      try await Habits.standings(with: services).map(\.habit.name)
        == ["Algorithms", "Other study", "Exercise"])
    try await Habits.change(exercise.id, .restore, with: services)
    #expect(try await standing("Exercise").isTicked)
    try await Habits.change(exercise.id, .remove, with: services)
    let again = try await Habits.add(named: " exercise ", with: services)
    #expect(again.id == exercise.id)
    #expect(try await standing("Exercise").isTicked)
  }

  @Test func `undo takes today's tick back, else a removal`() async throws {
    let exercise = try await Habits.habit(named: "exercise", with: services)
    try await Habits.change(exercise.id, .tick, with: services)
    try await Habits.undo(named: "exercise", with: services)
    #expect(try await !standing("Exercise").isDone)
    try await Habits.change(exercise.id, .remove, with: services)
    try await Habits.undo(named: "exercise", with: services)
    #expect(try await !standing("Exercise").habit.isRemoved)
    await #expect(
      throws: HabitError.noHabit(
        name: "x",
        known: [
          "Algorithms", "Exercise", "Other study",
        ])
    ) { try await Habits.undo(named: "x", with: services) }
  }

  @Test(arguments: [
    ("", HabitError.badName(letters: 0)), (" \n ", .badName(letters: 0)),
    (String(repeating: "a", count: 41), .badName(letters: 41)),
    ("EXERCISE", .taken(name: "EXERCISE")), (" other   study", .taken(name: "other study")),
  ])
  func `a name that cannot be used is refused`(name: String, error: HabitError) async throws {
    await #expect(throws: error) { try await Habits.add(named: name, with: services) }
    let algorithms = try await Habits.habit(named: "algorithms", with: services)
    await #expect(throws: error) {
      try await Habits.change(algorithms.id, .rename, name: name, with: services)
    }
  }

  @Test func `a habit keeps its name's spelling, and may change it`() async throws {
    let habit = try await Habits.add(named: "  Run  5 km ", with: services)
    #expect(habit.name == "Run 5 km")
    try await Habits.change(habit.id, .rename, name: "run 5 km", with: services)
    #expect(try await standing("run 5 km").habit.id == habit.id)
  }

  @Test func `there is an end to habits`() async throws {
    for number in 4...Habits.most { try await Habits.add(named: "\(number)", with: services) }
    await #expect(throws: HabitError.tooMany) {
      try await Habits.add(named: "more", with: services)
    }
  }

  @Test func `nothing is done to a habit that is not there`() async throws {
    for action in TodayPath.HabitAction.allCases {
      await #expect(throws: HabitError.unknownHabit(id: 99)) {
        try await Habits.change(99, action, name: "x", with: services)
      }
    }
    await #expect(throws: HabitError.self) {
      try await Habits.habit(named: "", with: services)
    }
  }
}
