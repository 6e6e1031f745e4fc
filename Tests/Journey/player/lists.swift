final class Link {
  let value: Int
  var next: Link?
  init(_ value: Int) { self.value = value }
}

final class Page {
  let title: String
  var next: Page?
  weak var previous: Page?
  init(_ title: String) { self.title = title }
}

let head = Link(1)
head.next = Link(2)
head.next?.next = Link(3)
head.next?.next?.next = head.next
var slow: Link? = head
var fast: Link? = head
repeat {
  slow = slow?.next
  fast = fast?.next?.next
} while slow !== fast

let first = Page("intro")
let second = Page("body")
first.next = second
second.previous = first
print(slow?.value ?? 0, first.title)
