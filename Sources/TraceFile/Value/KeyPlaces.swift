/// Where the keys of a table stand; most are integers, which need no hash of a whole value.
struct KeyPlaces: Sendable {
  private var numbers: NumberIndex?
  private var others: [TraceValue: Int] = [:]

  /// The memory that it takes, without what its keys hold.
  var bytes: Int {
    (numbers?.bytes ?? 0) + others.capacity * (MemoryLayout<TraceValue>.stride + 16)
  }

  subscript(key: TraceValue) -> Int? {
    @inline(__always) get {
      if case .integer(let number) = key { numbers?[number] } else { others[key] }
    }
    set {
      if case .integer(let number) = key {
        self[number: number] = newValue
      } else {
        others[key] = newValue
      }
    }
  }

  subscript(number number: Int) -> Int? {
    @inline(__always) get { numbers?[number] }
    set {
      if numbers == nil, newValue != nil { numbers = NumberIndex() }
      numbers?[number] = newValue
    }
  }

  /// The place of an integer, which is a new one's if it had none.
  @inline(__always)
  mutating func place(of number: Int, adding new: Int) -> Int {
    if numbers == nil { numbers = NumberIndex() }
    return numbers?.place(of: number, adding: new) ?? new
  }
}
