// Bug: keeps an address as often as it stands in the accounts.
class Solution {
  func accountsMerge(_ accounts: [[String]]) -> [[String]] {
    var parent = Array(accounts.indices)

    func root(_ account: Int) -> Int {
      var account = account
      while parent[account] != account { account = parent[account] }
      return account
    }

    var holder: [String: Int] = [:]
    for (index, account) in accounts.enumerated() {
      for address in account.dropFirst() {
        if let other = holder[address] { parent[root(index)] = root(other) }
        holder[address] = index
      }
    }
    var addresses: [Int: [String]] = [:]
    for (index, account) in accounts.enumerated() {
      addresses[root(index), default: []] += account.dropFirst()
    }
    return addresses.map { [accounts[$0.key][0]] + $0.value.sorted() }
  }
}
