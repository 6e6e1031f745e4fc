/// What a dictionary or a set has beside its items.
struct SketchTable {
  /// The keys by place; none where one was removed.
  var keys = Flat<Quote>()
  private var places = KeyPlaces()
  var live = 0
  /// What its keys hold.
  private var weight = 0

  /// The memory that it takes.
  var bytes: Int { MemoryLayout<SketchTable>.stride + keys.bytes + places.bytes + weight }

  var holes: Int { keys.count - live }

  func place(of key: SketchKey) -> Int? {
    switch key {
    case .number(let number): places[number: number]
    case .other(let value): places[value]
    }
  }

  mutating func forget(_ key: SketchKey) {
    switch key {
    case .number(let number): places[number: number] = nil
    case .other(let value):
      places[value] = nil
      weight -= value.weight
    }
  }

  /// The place of a key, which is the next one if there was none.
  @inline(__always)
  mutating func place(adding key: SketchKey) -> Int {
    switch key {
    case .number(let number): return places.place(of: number, adding: keys.count)
    case .other(let value):
      if let place = places[value] { return place }
      places[value] = keys.count
      weight += value.weight
      return keys.count
    }
  }

  func copy() -> SketchTable {
    var copy = self
    copy.keys = keys.copy()
    return copy
  }
}
