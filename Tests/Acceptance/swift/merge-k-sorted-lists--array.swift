// Naive but allowed: everything into an array, then sorted.
final class Solution {
    func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
        var values = [Int]()
        for list in lists {
            var node = list
            while node != nil {
                values.append(node!.val)
                node = node!.next
            }
        }
        let head = ListNode(0)
        var last = head
        for value in values.sorted() {
            last.next = ListNode(value)
            last = last.next!
        }
        return head.next
    }
}
