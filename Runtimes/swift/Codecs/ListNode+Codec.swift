public func readListNode(_ reader: inout Reader, _ call: Call) -> ListNode? {
  if reader.isNull() { return nil }
  let nodes = reader.ints().map { ListNode($0) }
  for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
  return nodes.first
}

/// Joins the list's last node to the one at an index; a negative index leaves the list open.
public func join(_ head: ListNode?, at index: Int) {
  guard index >= 0, var last = head else { return }
  var target: ListNode? = head
  var position = 0
  while let next = last.next {
    position += 1
    if position == index { target = next }
    last = next
  }
  last.next = target
}

public func writeListNode(_ writer: inout Writer, _ head: ListNode?, _ call: Call) {
  var node = head
  var slow = head
  var isEven = false
  writer.open()
  while let current = node {
    writer.separate()
    writer.int(current.val)
    node = current.next
    if isEven { slow = slow?.next }
    isEven.toggle()
    if let node, node === slow {
      writer.complain("The answer is a linked list that goes in a circle.")
      break
    }
  }
  writer.close()
}
