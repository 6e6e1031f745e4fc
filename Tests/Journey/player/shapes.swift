struct Point {
  var x: Int
  var y: Int
}

final class Shape {
  var name: String
  var corners: [Point] = []
  init(name: String) { self.name = name }
}

let shape = Shape(name: "line")
shape.corners.append(Point(x: 0, y: 0))
shape.corners.append(Point(x: 3, y: 4))
let alias = shape
alias.corners[1].y = 5

var numbers = [1, 3, 5, 7, 9, 11]
var (low, high) = (0, numbers.count - 1)
while low < high {
  let middle = (low + high) / 2
  if numbers[middle] < 7 { low = middle + 1 } else { high = middle }
}

var stack: [Character] = []
for bracket in "([])" {
  if bracket == "(" || bracket == "[" { stack.append(bracket) } else { stack.removeLast() }
}
print(low, stack.isEmpty, shape.corners[1].y)
