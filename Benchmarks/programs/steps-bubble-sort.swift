func bubbleSort(_ input: [Int]) -> [Int] {
  var a = input
  for i in 0..<a.count {
    var swapped = false
    for j in 0..<(a.count - 1 - i) {
      if a[j] > a[j + 1] {
        let t = a[j]
        a[j] = a[j + 1]
        a[j + 1] = t
        swapped = true
      }
    }
    if !swapped { break }
  }
  return a
}
var seed = 12345
var xs: [Int] = []
for _ in 0..<720 {
  seed = (seed &* 1103515245 &+ 12345) & 0x7fffffff
  xs.append(seed % 1000)
}
let sorted = bubbleSort(xs)
print(sorted[0], sorted[719])
