enum Step { case north, east(Int) }

final class Box {
  var value: Int
  var next: Box?
  init(_ value: Int) { self.value = value }
}

struct Point {
  var x = 0
  var y = 0
}

enum Trouble: Error { case odd(Int) }

func pair(_ nums: [Int], _ target: Int) -> [Int] {
  var seen: [Int: Int] = [:]
  for (index, num) in nums.enumerated() {
    if let other = seen[target - num] { return [other, index] }
    seen[num] = index
  }
  return []
}

func sorted(_ given: [Int]) -> [Int] {
  var nums = given
  for end in stride(from: nums.count - 1, to: 0, by: -1) {
    for j in 0..<end {
      if nums[j] > nums[j + 1] {
        nums.swapAt(j, j + 1)
      }
    }
  }
  return nums
}

func walk(_ steps: [Step]) -> Point {
  var point = Point()
  for step in steps {
    switch step {
    case .north:
      point.y += 1
    case .east(let count):
      point.x += count
    }
  }
  return point
}

func half(_ number: Int?) throws -> Int {
  guard let number else { return 0 }
  guard number % 2 == 0 else { throw Trouble.odd(number) }
  return number / 2
}

func tools(_ words: [String]) -> Int {
  var letters: Set<String> = []
  var stack: [String] = []
  var best = 0
  for word in words {
    letters.insert(word)
    stack.append(word)
    best = max(best, word.count)
    if word.isEmpty || best > 9 { break }
  }
  letters.remove("b")
  while let last = stack.popLast() {
    if last == "b" { continue }
    best += 1
  }
  let box = Box(4)
  box.next = Box(5)
  box.next?.value = 6
  let isBig = best > 2
  if isBig {
    best = isBig ? 1 : 2
  }
  return best
}

print(pair([3, 7, 4], 7))
print(sorted([9, 5, 1]))
print(walk([.north, .east(2)]))
print((try? half(8)) ?? -1, (try? half(nil)) ?? -1)
do { print(try half(7)) } catch { print("odd") }
print(tools(["a", "b"]))
