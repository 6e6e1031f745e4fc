func lowbit(_ x: Int) -> Int { x & -x }

func inversions(_ numbers: [Int]) -> Int {
  let top = numbers.max() ?? 0
  var counts = [Int](repeating: 0, count: top + 1)
  var result = 0
  for (seen, number) in numbers.enumerated() {
    var at = number
    var notGreater = 0
    while at > 0 {
      notGreater += counts[at]
      at -= lowbit(at)
    }
    result += seen - notGreater
    at = number
    while at <= top {
      counts[at] += 1
      at += lowbit(at)
    }
  }
  return result
}

print(inversions([3, 1, 4, 2, 5]))
