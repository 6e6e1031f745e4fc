func solve(_ size: Int) -> [[String]] {
  var answers: [[String]] = []
  var placed: [Int] = []
  var down = Set<Int>()
  var up = Set<Int>()

  func next(_ y: Int) {
    if y == size {
      answers.append(placed.map { x in String(repeating: ".", count: x) + "Q" + String(repeating: ".", count: size - x - 1) })
      return
    }
    for x in 0..<size {
      if placed.contains(x) || down.contains(y - x) || up.contains(y + x) { continue }
      placed.append(x)
      down.insert(y - x)
      up.insert(y + x)
      next(y + 1)
      placed.removeLast()
      down.remove(y - x)
      up.remove(y + x)
    }
  }

  next(0)
  return answers
}

print(solve(4).count)
