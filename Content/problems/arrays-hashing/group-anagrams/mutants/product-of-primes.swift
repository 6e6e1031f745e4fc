// Bug: the key is a product of primes that overflows: from 64 a on it is 0 for every word.
class Solution {
  func groupAnagrams(_ strs: [String]) -> [[String]] {
    let primes = [
      2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101,
    ]
    let groups = Dictionary(grouping: strs) { word in
      word.utf8.reduce(1) { $0 &* primes[Int($1 - UInt8(ascii: "a"))] }
    }
    return Array(groups.values)
  }
}
