import Foundation

// The kernels of factors.py in Swift: `kernels NAME` prints the CPU milliseconds of one run.

func numbers(_ count: Int, _ modulus: Int) -> [Int] {
  var state = 1
  return (0..<count).map { _ in
    state = (state * 1_103_515_245 + 12345) % 2_147_483_648
    return state % modulus
  }
}

func pairs(_ values: [Int]) -> Int {
  var seen: [Int: Int] = [:]
  var found = 0
  for (index, value) in values.enumerated() {
    if seen[1_000_000 - value] != nil { found += 1 }
    seen[value] = index
  }
  return found
}

func lcs(_ values: [Int]) -> Int {
  let half = values.count / 2
  let (left, right) = (Array(values[..<half]), Array(values[half...]))
  var table = Array(repeating: Array(repeating: 0, count: half + 1), count: half + 1)
  for i in 1...half {
    for j in 1...half {
      table[i][j] =
        left[i - 1] == right[j - 1]
        ? table[i - 1][j - 1] + 1 : max(table[i - 1][j], table[i][j - 1])
    }
  }
  return table[half][half]
}

func flood(_ values: [Int]) -> Int {
  let side = Int(Double(values.count).squareRoot())
  var seen = Array(repeating: Array(repeating: false, count: side), count: side)
  var islands = 0
  for row in 0..<side {
    for column in 0..<side where !seen[row][column] && values[row * side + column] != 0 {
      islands += 1
      seen[row][column] = true
      var queue = [(row, column)]
      var head = 0
      while head < queue.count {
        let (r, c) = queue[head]
        head += 1
        for (y, x) in [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        where y >= 0 && y < side && x >= 0 && x < side && !seen[y][x] {
          if values[y * side + x] != 0 {
            seen[y][x] = true
            queue.append((y, x))
          }
        }
      }
    }
  }
  return islands
}

func merge(_ values: [Int]) -> Int {
  let spans = values.map { [$0, $0 + $0 % 50] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
  var out: [[Int]] = []
  for span in spans {
    if let last = out.last, last[1] >= span[0] {
      out[out.count - 1][1] = max(last[1], span[1])
    } else {
      out.append(span)
    }
  }
  return out.count
}

func window(_ values: [Int]) -> Int {
  var counts: [Int: Int] = [:]
  var (left, best) = (0, 0)
  for (right, value) in values.enumerated() {
    counts[value, default: 0] += 1
    while counts.count > 20 {
      let other = values[left]
      counts[other, default: 0] -= 1
      if counts[other] == 0 { counts[other] = nil }
      left += 1
    }
    best = max(best, right - left + 1)
  }
  return best
}

let kernels: [String: (([Int]) -> Int, Int, Int)] = [
  "pairs": (pairs, 200_000, 1_000_000), "lcs": (lcs, 2000, 26), "flood": (flood, 90_000, 3),
  "merge": (merge, 100_000, 1_000_000), "window": (window, 300_000, 60),
]
guard let (run, count, modulus) = kernels[CommandLine.arguments[1]] else {
  fatalError("The kernels are \(kernels.keys.sorted()).")
}
let values = numbers(count, modulus)
let begin = clock()
let answer = run(values)
print(answer, Double(clock() - begin) * 1000 / Double(CLOCKS_PER_SEC))
