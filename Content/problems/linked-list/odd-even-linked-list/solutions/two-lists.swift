// Idea: hangs the nodes on two lists in turn, then one list on the other. Time O(n), space O(1).
class Solution {
  func oddEvenList(_ head: ListNode?) -> ListNode? {
    let fronts = [ListNode(), ListNode()]
    var lasts = fronts
    var rest = head
    var group = 0
    while let node = rest {
      lasts[group].next = node
      lasts[group] = node
      group = 1 - group
      rest = node.next
    }
    lasts[1].next = nil
    lasts[0].next = fronts[1].next
    return fronts[0].next
  }
}
