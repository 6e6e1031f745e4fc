// Idea: accounts that share an address are joined; addresses are collected by their group.
class Solution {
  func accountsMerge(_ accounts: [[String]]) -> [[String]] {
    var parent = Array(accounts.indices)

    func root(_ account: Int) -> Int {
      var account = account
      while parent[account] != account {
        parent[account] = parent[parent[account]]
        account = parent[account]
      }
      return account
    }

    var holder: [String: Int] = [:]
    for (index, account) in accounts.enumerated() {
      for address in account.dropFirst() {
        if let other = holder[address] {
          parent[root(index)] = root(other)
        } else {
          holder[address] = index
        }
      }
    }
    var addresses: [Int: [String]] = [:]
    for (address, account) in holder { addresses[root(account), default: []].append(address) }
    return addresses.map { [accounts[$0.key][0]] + $0.value.sorted() }
  }
}
