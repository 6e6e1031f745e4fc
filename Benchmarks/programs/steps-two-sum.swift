func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
  var seen: [Int: Int] = [:]
  for (i, n) in nums.enumerated() {
    let want = target - n
    if let j = seen[want] {
      return [j, i]
    }
    seen[n] = i
  }
  return []
}
var nums: [Int] = []
for i in 0..<170000 { nums.append(i * 3) }
print(twoSum(nums, (169999 + 169998) * 3))
