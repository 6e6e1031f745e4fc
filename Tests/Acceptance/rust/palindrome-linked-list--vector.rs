// Style: memory-hungry, all values in a vector
impl Solution {
    pub fn is_palindrome(head: Option<Box<ListNode>>) -> bool {
        let values: Vec<i32> = std::iter::successors(head.as_ref(), |node| node.next.as_ref()).map(|node| node.val).collect();
        values.iter().eq(values.iter().rev())
    }
}
