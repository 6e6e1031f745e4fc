// Bug: notes the group of each account before all accounts have been joined.
class Solution {
  func accountsMerge(_ accounts: [[String]]) -> [[String]] {
    var groups: [Set<String>] = []
    var groupOf: [String: Int] = [:]
    var names: [String] = []
    for account in accounts {
      let known = account.dropFirst().compactMap { groupOf[$0] }.first
      let group = known ?? groups.count
      if known == nil {
        groups.append([])
        names.append(account[0])
      }
      for address in account.dropFirst() {
        groups[group].insert(address)
        groupOf[address] = group
      }
    }
    return zip(names, groups).map { [$0] + $1.sorted() }
  }
}
