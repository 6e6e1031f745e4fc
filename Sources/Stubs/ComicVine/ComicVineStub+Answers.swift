import Domain

extension ComicVineStub {
  /// A page of all heroes, in the order that was asked for.
  func list(_ inquiry: Inquiry) -> StubAnswer {
    var heroes = inquiry.shape == .noResults ? [] : world.heroes
    for condition in (inquiry.query["filter"] ?? "").split(separator: ",") {
      let parts = condition.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "name" else {
        return Envelope.trouble(104, "Filter Error")
      }
      heroes.removeAll { !$0.name.lowercased().contains(parts[1].lowercased()) }
    }
    switch inquiry.query["sort"] {
    case "name:asc": heroes.sort { $0.name < $1.name }
    case "name:desc": heroes.sort { $0.name > $1.name }
    default: heroes.sort { $0.id < $1.id }
    }
    let offset = max(inquiry.number("offset") ?? 0, 0)
    let repeated = inquiry.shape == .overlap ? 3 : world.repeatedHeroes
    let start = offset == 0 ? 0 : max(0, offset - repeated)
    let page = Array(heroes.dropFirst(start).prefix(inquiry.limit))
    return answered(page, offset: offset, total: heroes.count, inquiry)
  }

  /// Heroes that have any of the words, those with more of them first.
  func search(_ inquiry: Inquiry) -> StubAnswer {
    let words = (inquiry.query["query"] ?? "").lowercased()
      .split { $0 == " " || $0 == "+" }.map(String.init)
    let heroes = inquiry.shape == .noResults ? [] : world.heroes
    let found = heroes.map { hero in
      (hero, words.count { hero.name.lowercased().contains($0) })
    }.filter { $0.1 > 0 }.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }.map(\.0)
    let page = max(inquiry.number("page") ?? 1, 1)
    let offset = inquiry.number("offset") ?? (page - 1) * inquiry.limit
    let results = Array(found.dropFirst(max(offset, 0)).prefix(inquiry.limit))
    return answered(results, offset: offset, total: found.count, inquiry)
  }

  /// One hero; its results are an object, not a list.
  func detail(_ id: Int, _ inquiry: Inquiry) -> StubAnswer {
    guard inquiry.shape != .noResults, let hero = world.heroes.first(where: { $0.id == id })
    else { return Envelope.trouble(101, "Object Not Found") }
    let whole = hero.json(at: inquiry.host, hasNulls: inquiry.shape == .nulls)
      .only(inquiry.fields)
    return Envelope.whole(
      results: inquiry.shape == .wrongShape ? .array([whole]) : whole, limit: 1, offset: 0,
      count: 1, total: 1)
  }

  private func answered(
    _ heroes: [World.Hero], offset: Int, total: Int, _ inquiry: Inquiry
  ) -> StubAnswer {
    let results = heroes.map {
      $0.json(at: inquiry.host, hasNulls: inquiry.shape == .nulls).only(inquiry.fields)
    }
    return Envelope.whole(
      results: inquiry.shape == .wrongShape ? ["heroes": .array(results)] : .array(results),
      limit: inquiry.limit, offset: offset, count: heroes.count, total: total)
  }
}

/// What stands around every result of Comic Vine's.
enum Envelope {
  static func whole(
    results: Value, limit: Int, offset: Int, count: Int, total: Int
  ) -> StubAnswer {
    .json([
      "error": "OK", "limit": .int(limit), "offset": .int(offset),
      "number_of_page_results": .int(count), "number_of_total_results": .int(total),
      "status_code": 1, "results": results, "version": "1.0",
    ])
  }

  static func trouble(_ code: Int, _ message: String, status: Int = 200) -> StubAnswer {
    .json(
      [
        "error": .string(message), "limit": 0, "offset": 0, "number_of_page_results": 0,
        "number_of_total_results": 0, "status_code": .int(code), "results": [],
      ], status: status)
  }

  /// What a fault of the envelope answers to any request.
  static func trouble(of fault: ComicVineFault) -> StubAnswer? {
    switch fault {
    case .wrongKey: trouble(100, "Invalid API Key", status: 401)
    case .wrongKey200: trouble(100, "Invalid API Key")
    case .notFound: trouble(101, "Object Not Found", status: 404)
    case .filterError: trouble(104, "Filter Error")
    case .subscribersOnly: trouble(105, "Subscriber only video is for subscribers only")
    case .rateLimited: trouble(107, "Rate limit exceeded.  Slow down cowboy.", status: 420)
    case .rateLimited200: trouble(107, "Rate limit exceeded.  Slow down cowboy.")
    default: nil
    }
  }

  static let wrongFormat = trouble(102, "Error in URL Format")
}

extension Value {
  /// An object's fields of these names; nil: all.
  fileprivate func only(_ names: Set<String>?) -> Value {
    guard let names, case .object(let fields) = self else { return self }
    return .object(fields.filter { names.contains($0.key) })
  }
}
