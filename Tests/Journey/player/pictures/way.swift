func order(_ reach: [String: [String]], from start: String) -> [String] {
  var met: Set<String> = [start]
  var line = [start]
  var result: [String] = []
  while !line.isEmpty {
    let city = line.removeFirst()
    result.append(city)
    for town in reach[city] ?? [] {
      if met.insert(town).inserted {
        line.append(town)
      }
    }
  }
  return result
}

print(order(["a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []], from: "a"))
