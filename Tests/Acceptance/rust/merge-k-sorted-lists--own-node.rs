// Style: the node's type written out with an order, in a heap
#[derive(PartialEq, Eq, Clone, Debug)]
pub struct ListNode {
    pub val: i32,
    pub next: Option<Box<ListNode>>,
}

impl ListNode {
    #[inline]
    fn new(val: i32) -> Self {
        ListNode { next: None, val }
    }
}

impl Ord for ListNode {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other.val.cmp(&self.val)
    }
}

impl PartialOrd for ListNode {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Solution {
    pub fn merge_k_lists(lists: Vec<Option<Box<ListNode>>>) -> Option<Box<ListNode>> {
        let mut heap: std::collections::BinaryHeap<Box<ListNode>> = lists.into_iter().flatten().collect();
        let mut front = ListNode::new(0);
        let mut tail = &mut front;
        while let Some(mut node) = heap.pop() {
            heap.extend(node.next.take());
            tail = tail.next.insert(node);
        }
        front.next
    }
}
