// Bug: counts the exchange of two neighbours as one edit.
class Solution {
  func minDistance(_ word1: String, _ word2: String) -> Int {
    let (first, second) = (Array(word1.utf8), Array(word2.utf8))
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
    for one in 0...first.count {
      for other in 0...second.count {
        if one == 0 || other == 0 {
          table[one][other] = one + other
          continue
        }
        let isEqual = first[one - 1] == second[other - 1]
        table[one][other] = min(
          table[one - 1][other - 1] + (isEqual ? 0 : 1), table[one - 1][other] + 1,
          table[one][other - 1] + 1)
        if one > 1, other > 1, first[one - 1] == second[other - 2],
          first[one - 2] == second[other - 1]
        {
          table[one][other] = min(table[one][other], table[one - 2][other - 2] + 1)
        }
      }
    }
    return table[first.count][second.count]
  }
}
