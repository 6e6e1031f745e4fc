public import Domain

extension Plan {
  /// The plan as scripts read it; `plan` is null where none is followed.
  public static func json(_ showing: Showing) -> Value {
    guard case .plan(let model) = showing else { return ["plan": .null] }
    return [
      "plan": .string(model.title), "facts": texts(model.facts), "notices": texts(model.notices),
      "percent": .int(model.percent), "today": json(model.today),
      "carriedOver": .array(model.carriedOver.map(json)),
      "upcoming": .array(model.upcoming.map(json)), "leftOut": texts(model.leftOut),
    ]
  }

  /// The ready plans as scripts read them.
  public static func json(_ model: ChoicesModel) -> Value {
    .array(
      model.choices.map { choice in
        [
          "key": .string(choice.key), "title": .string(choice.title),
          "about": .string(choice.about), "facts": texts(choice.facts),
          "weeks": choice.weeks.map(Value.int) ?? .null,
          "hours": choice.hours.map(Value.int) ?? .null,
        ]
      })
  }

  /// A plan before it starts.
  public static func json(_ model: PreviewModel) -> Value {
    [
      "title": .string(model.title), "sentences": texts(model.sentences),
      "days": .array(model.allDays.map(json)), "leftOut": texts(model.leftOut),
    ]
  }

  /// What laying the plan out anew would move.
  public static func json(_ model: ReplanModel) -> Value {
    [
      "plan": .string(model.planTitle), "sentences": texts(model.sentences),
      "moves": .array(
        model.moves.map { move in
          [
            "slug": .string(move.slug), "from": day(move.from), "to": day(move.to),
          ]
        }),
    ]
  }

  private static func json(_ day: DayGroup) -> Value {
    ["day": .string(day.date.description), "problems": .array(day.rows.map(json))]
  }

  private static func json(_ row: Row) -> Value {
    [
      "slug": .string(row.slug), "title": .string(row.title), "minutes": .int(row.minutes),
      "difficulty": .string(row.difficulty.rawValue), "topic": .string(row.topic.rawValue),
      "day": .string(row.plannedOn.description), "done": .bool(row.isDone),
    ]
  }

  private static func day(_ day: CivilDate?) -> Value {
    day.map { .string($0.description) } ?? .null
  }

  private static func texts(_ texts: [String]) -> Value { .array(texts.map(Value.string)) }
}
