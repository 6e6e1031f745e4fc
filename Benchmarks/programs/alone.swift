func numbers(_ line: String) -> [Int] {
  line.split { "[], ".contains($0) }.compactMap { Int($0) }
}

while let list = readLine(), let target = readLine() {
  print(Solution().twoSum(numbers(list), numbers(target)[0]))
}
