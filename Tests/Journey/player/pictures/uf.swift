struct Groups {
  private(set) var links: [Int]
  var sizes: [Int]

  init(_ count: Int) {
    links = Array(0..<count)
    sizes = Array(repeating: 1, count: count)
  }

  mutating func leader(of member: Int) -> Int {
    var member = member
    while links[member] != member {
      links[member] = links[links[member]]
      member = links[member]
    }
    return member
  }

  mutating func join(_ one: Int, _ other: Int) -> Bool {
    var a = leader(of: one)
    var b = leader(of: other)
    if a == b { return false }
    if sizes[a] < sizes[b] { swap(&a, &b) }
    links[b] = a
    sizes[a] += sizes[b]
    return true
  }
}

var groups = Groups(6)
for (x, y) in [(0, 1), (2, 3), (1, 3), (4, 5)] {
  print(groups.join(x, y))
}
