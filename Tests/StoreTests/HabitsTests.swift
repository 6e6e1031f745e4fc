import Domain
import Store
import Testing

struct HabitsTests {
  private let database: AppDatabase
  private let day = CivilDate(daysSinceEpoch: 20_000)

  init() throws { database = try .empty() }

  private func tick(_ habit: Int, daysLater: Int = 0) -> HabitTick {
    HabitTick(
      habit: habit, day: day.adding(days: daysLater),
      moment: Moment(Instant(milliseconds: 1_770_367_226_092), offsetSeconds: 3600))
  }

  @Test func `everybody begins with three, of which a solved problem ticks the first`()
    async throws
  {
    let habits = try await database.habits()
    #expect(habits.map(\.name) == ["Algorithms", "Exercise", "Other study"])
    #expect(habits.map(\.isAutomatic) == [true, false, false])
    #expect(habits.allSatisfy { !$0.isRemoved })
  }

  @Test func `habits are added, renamed, removed and put back`() async throws {
    let piano = try await database.addHabit(named: "Piano\0")
    #expect(try await database.habits().last == piano)
    #expect(piano.name == "Piano\0")
    let renamed = try await database.changeHabit(id: piano.id) { $0.name = "Cello" }
    #expect(renamed == Habit(id: piano.id, name: "Cello"))
    try await database.changeHabit(id: piano.id) { $0.isRemoved = true }
    #expect(try await database.habits().last?.isRemoved == true)
    try await database.changeHabit(id: piano.id) { $0.isRemoved = false }
    #expect(try await database.habits().last?.isRemoved == false)
    #expect(try await database.changeHabit(id: 99) { $0.name = "" } == nil)
  }

  @Test func `a tick counts once a day and may be taken back`() async throws {
    try await database.tickHabit(tick(2))
    try await database.tickHabit(tick(2))
    try await database.tickHabit(tick(1, daysLater: 1))
    try await database.tickHabit(tick(2, daysLater: -1))
    #expect(
      try await database.habitTicks() == [tick(2, daysLater: -1), tick(2), tick(1, daysLater: 1)])
    #expect(try await database.habitTicks(since: day) == [tick(2), tick(1, daysLater: 1)])
    try await database.untickHabit(id: 2, day: day)
    try await database.untickHabit(id: 2, day: day)
    #expect(
      try await database.habitTicks() == [tick(2, daysLater: -1), tick(1, daysLater: 1)])
  }

  @Test func `an attempt keeps the zone of its day; one from before has that of the settings`()
    async throws
  {
    for offset in [32_400, nil] {
      try await database.recordAttempt(
        purpose: .submit, source: "", verdict: .sample(.accepted),
        finishedAt: Instant(milliseconds: 1_770_367_226_092), offsetSeconds: offset)
    }
    let moments = try await database.submissions { _ in -3600 }.map(\.moment.offsetSeconds)
    #expect(moments == [32_400, -3600])
  }
}
