// Bug: too slow: keeps every number of open brackets that is possible.
class Solution {
  func checkValidString(_ s: String) -> Bool {
    var counts: Set<Int> = [0]
    for sign in s {
      var next: Set<Int> = []
      for count in counts {
        if sign != ")" { next.insert(count + 1) }
        if sign != "(", count > 0 { next.insert(count - 1) }
        if sign == "*" { next.insert(count) }
      }
      counts = next
    }
    return counts.contains(0)
  }
}
