// Bug: tries large coins first and stops at the first way that works, which need not be the shortest.
class Solution {
  func coinChange(_ coins: [Int], _ amount: Int) -> Int {
    let coins = coins.sorted(by: >)
    var isDead = Set<[Int]>()

    func pay(_ rest: Int, from index: Int) -> Int? {
      if rest == 0 { return 0 }
      if index == coins.count || isDead.contains([rest, index]) { return nil }
      for taken in (0...(rest / coins[index])).reversed() {
        if let others = pay(rest - taken * coins[index], from: index + 1) { return taken + others }
      }
      isDead.insert([rest, index])
      return nil
    }

    return pay(amount, from: 0) ?? -1
  }
}
