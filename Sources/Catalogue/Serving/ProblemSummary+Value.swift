internal import Domain

extension ProblemSummary {
  var value: Value {
    [
      "slug": .string(slug), "title": .string(title), "topic": .string(topic.rawValue),
      "difficulty": .string(difficulty.rawValue), "lists": .texts(lists),
      "number": number.map(Value.int) ?? .null, "minutes": .int(minutes),
      "localOnly": .bool(isLocalOnly), "prerequisites": .texts(prerequisites),
      "version": .string(contentVersion),
    ]
  }

  init?(_ value: Value) {
    guard let slug = value["slug"]?.text, let title = value["title"]?.text,
      let topic = value["topic"]?.text.flatMap(Topic.init),
      let difficulty = value["difficulty"]?.text.flatMap(Difficulty.init),
      let minutes = value["minutes"]?.integer, let version = value["version"]?.text
    else { return nil }
    self.init(
      slug: slug, title: title, topic: topic, difficulty: difficulty,
      lists: value["lists"]?.texts ?? [], number: value["number"]?.integer, minutes: minutes,
      isLocalOnly: value["localOnly"] == true,
      prerequisites: value["prerequisites"]?.texts ?? [], contentVersion: version)
  }
}

extension Value {
  static func texts(_ texts: [String]) -> Value { .array(texts.map(Value.string)) }

  var texts: [String] { elements?.compactMap(\.text) ?? [] }

  /// An object without the fields that are nil.
  static func fields(_ fields: [String: Value?]) -> Value {
    .object(fields.compactMapValues(\.self))
  }

  /// Every element read, or nil when one cannot be.
  func all<Element>(_ read: (Value) -> Element?) -> [Element]? {
    guard let items = elements else { return nil }
    let read = items.compactMap(read)
    return read.count == items.count ? read : nil
  }
}
