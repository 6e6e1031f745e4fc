struct Stack {
  private var items: [Int] = []
  var isEmpty: Bool { items.isEmpty }
  var top: Int { items[items.count - 1] }
  mutating func push(_ item: Int) { items.append(item) }
  mutating func pop() -> Int { items.removeLast() }
}
var stack = Stack()
var waiting = [Int](repeating: 0, count: 20000)
var heat: [Int] = []
var x = 42
for day in 0..<waiting.count {
  x = (x &* 1103515245 &+ 12345) & 0x7fffffff
  heat.append(x % 100)
  while !stack.isEmpty, heat[stack.top] < heat[day] {
    let earlier = stack.pop()
    waiting[earlier] = day - earlier
  }
  stack.push(day)
}
print(waiting[0])
