// Style: recursive, a call for each node
impl Solution {
    pub fn reverse_list(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        fn turn(head: Option<Box<ListNode>>, done: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
            match head {
                None => done,
                Some(mut node) => {
                    let rest = node.next.take();
                    node.next = done;
                    turn(rest, Some(node))
                }
            }
        }
        turn(head, None)
    }
}
