// Bug: does not cut the second group off, so with an odd number of nodes the list runs in a circle.
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
    lasts[0].next = fronts[1].next
    return fronts[0].next
  }
}
