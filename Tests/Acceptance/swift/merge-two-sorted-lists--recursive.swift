// Recursive, with a switch over both.
class Solution {
    func mergeTwoLists(_ l1: ListNode?, _ l2: ListNode?) -> ListNode? {
        switch (l1, l2) {
        case (nil, let rest), (let rest, nil):
            return rest
        case let (a?, b?) where a.val <= b.val:
            a.next = mergeTwoLists(a.next, b)
            return a
        case let (a?, b?):
            b.next = mergeTwoLists(a, b.next)
            return b
        }
    }
}
