// Idiomatic: a dictionary by the identity of nodes, two passes.
class Solution {
    func copyRandomList(_ head: Node?) -> Node? {
        var copies = [ObjectIdentifier: Node]()
        var current = head
        while let node = current {
            copies[ObjectIdentifier(node)] = Node(node.val)
            current = node.next
        }
        current = head
        while let node = current {
            let copy = copies[ObjectIdentifier(node)]!
            copy.next = node.next.flatMap { copies[ObjectIdentifier($0)] }
            copy.random = node.random.flatMap { copies[ObjectIdentifier($0)] }
            current = node.next
        }
        return head.flatMap { copies[ObjectIdentifier($0)] }
    }
}
