// Idea: each account connects its first address with the others; a person is a connected part.
class Solution {
  func accountsMerge(_ accounts: [[String]]) -> [[String]] {
    var names: [String: String] = [:]
    var neighbours: [String: [String]] = [:]
    for account in accounts {
      let first = account[1]
      for address in account.dropFirst() {
        names[address] = account[0]
        neighbours[first, default: []].append(address)
        neighbours[address, default: []].append(first)
      }
    }
    var people: [[String]] = []
    var seen: Set<String> = []
    for account in accounts where !seen.contains(account[1]) {
      seen.insert(account[1])
      var open = [account[1]]
      var addresses: [String] = []
      while let address = open.popLast() {
        addresses.append(address)
        for near in neighbours[address] ?? [] where seen.insert(near).inserted {
          open.append(near)
        }
      }
      people.append([account[0]] + addresses.sorted())
    }
    return people
  }
}
