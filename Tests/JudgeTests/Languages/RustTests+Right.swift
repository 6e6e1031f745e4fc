import Domain

extension RustTests {
  /// What right solutions do on LeetCode must work here.
  static let right: [TestProgram] = [
    TestProgram(
      name: "own ListNode, uncommented from the template",
      problem: .function("f", [.listNode], .listNode),
      source: """
        #[derive(PartialEq, Eq, Clone, Debug)]
        pub struct ListNode { pub val: i32, pub next: Option<Box<ListNode>> }
        impl ListNode { #[inline] fn new(val: i32) -> Self { ListNode { next: None, val } } }
        pub struct Solution;
        impl Solution {
            pub fn f(a: Option<Box<ListNode>>) -> Option<Box<ListNode>> { a.unwrap().next }
        }
        """, cases: [([[1, 2, 3]], [2, 3])]),
    TestProgram(
      name: "an attribute on top, names of ours, a glob import and a main",
      source: """
        #![allow(dead_code)]
        use std::collections::*;
        use std::rc::Rc;
        macro_rules! vec { () => { panic!() } }
        struct Call; struct Host; struct String;
        mod focus {}
        fn play() {}
        fn decode() {}
        impl Solution { fn f(a: i32) -> i32 { println!("seen {}", a); print!("x"); a } }
        fn main() { println!("{}", Solution::f(1)); }
        """, cases: [([4], 4), ([5], 5)]),
    TestProgram(
      name: "an overflow that nobody uses, which wraps as on LeetCode",
      source: """
        impl Solution { pub fn f(a: i32) -> i32 {
            let (mut one, mut next) = (1, 2);
            for _ in 1..a { let sum = one + next; one = next; next = sum; }
            one
        } }
        """, cases: [([45], 1_836_311_903)]),
    TestProgram(
      name: "a byte order mark, Windows' line ends and tabs",
      source: "\u{FEFF}struct Solution;\r\nimpl Solution {\r\n\tpub fn f(mut a: i32) -> i32 {"
        + "\r\n\t\ta += 1;\r\n\t\ta\r\n\t}\r\n}\r\n\r\n#[cfg(test)]\r\nmod tests { use super::*; }",
      cases: [([1], 2)]),
    TestProgram(
      name: "100,000 deep",
      source: """
        impl Solution { pub fn f(a: i32) -> i32 { if a == 0 { 0 } else { 1 + Self::f(a - 1) } } }
        """, cases: [([100_000], 100_000)]),
    TestProgram(
      name: "a list of 100,000 nodes, reversed",
      problem: .function("f", [.listNode], .listNode),
      source: """
        impl Solution {
            pub fn f(mut a: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
                let mut done = None;
                while let Some(mut node) = a { a = node.next.take(); node.next = done; done = Some(node); }
                done
            }
        }
        """,
      cases: [
        (
          [.array((0..<100_000).map { Value.int($0) })],
          .array((0..<100_000).reversed().map { Value.int($0) })
        )
      ]),
    TestProgram(
      name: "in place, a grid", problem: .function("f", [.list(.list(.int))], .void, inPlace: 0),
      source: """
        impl Solution { pub fn f(a: &mut Vec<Vec<i32>>) { for row in a.iter_mut() { row.reverse() } } }
        """, cases: [([[[1, 2], [3, 4]]], [[2, 1], [4, 3]])]),
    TestProgram(
      name: "in place, nodes", problem: .function("f", [.listNode], .void, inPlace: 0),
      source: """
        impl Solution { pub fn f(a: &mut Option<Box<ListNode>>) {
            let node = a.as_mut().unwrap();
            node.next = node.next.take().unwrap().next;
        } }
        """, cases: [([[1, 2, 3]], [1, 3])]),
    TestProgram(
      name: "128 bits, threads and a lazy static",
      source: """
        use std::sync::atomic::{AtomicI32, Ordering};
        static SEEN: AtomicI32 = AtomicI32::new(0);
        impl Solution { pub fn f(a: i32) -> i32 {
            std::thread::spawn(move || SEEN.store(a, Ordering::SeqCst)).join().unwrap();
            let big: i128 = 1 << 100;
            SEEN.load(Ordering::SeqCst) + (big / (1 << 98 - (a >> 30))) as i32 - 4
        } }
        """, cases: [([4], 4)]),
    TestProgram(
      name: "an oracle outside", problem: .firstBad(calls: 40),
      source: """
        impl Solution {
            pub fn first_bad_version(&self, n: i32) -> i32 {
                let (mut low, mut high) = (1, n);
                while low < high {
                    let middle = low + (high - low) / 2;
                    if self.isBadVersion(middle) { high = middle } else { low = middle + 1 }
                }
                low
            }
        }
        """, cases: [([5, 4], 4), ([1, 1], 1), ([2_126_753_390, 1_702_766_719], nil)]),
    TestProgram(
      name: "replay of a struct", problem: .made(.counter, .replay),
      source: """
        struct Counter { count: i32 }
        impl Counter {
            fn new(start: i32) -> Self { Counter { count: start } }
            fn add(&mut self, amount: i32, label: String) { self.count += amount; println!("{}", label); }
            fn total(&self) -> i32 { self.count }
            fn history(&self) -> Vec<i32> { vec![self.count; 2] }
        }
        """,
      cases: [
        (
          [
            ["Counter", "add", "total", "add", "history"], [[5], [2, "a"], [], [-1, "b\"]"], []],
          ],
          [nil, nil, 7, nil, [6, 6]]
        ), ([["Counter"], [[0]]], [nil]),
      ]),
    TestProgram(
      name: "identity of a tree",
      problem: .function("f", [.treeNode], .treeNode, .identity),
      source: """
        use std::cell::RefCell;
        use std::rc::Rc;
        impl Solution {
            pub fn f(a: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
                a.map(|node| {
                    let node = node.borrow();
                    let mut copy = TreeNode::new(node.val);
                    copy.left = Self::f(node.left.clone());
                    copy.right = Self::f(node.right.clone());
                    Rc::new(RefCell::new(copy))
                })
            }
        }
        """, cases: [([[1, nil, 2, 3]], [1, nil, 2, 3])]),
    TestProgram(
      name: "round trip",
      problem: .made(.codec, .roundTrip(encode: "serialize", decode: "deserialize")),
      source: """
        use std::cell::RefCell;
        use std::rc::Rc;
        struct Codec {}
        impl Codec {
            fn new() -> Self { Codec {} }
            fn serialize(&self, root: Option<Rc<RefCell<TreeNode>>>) -> String {
                match root {
                    None => "#".to_string(),
                    Some(node) => {
                        let node = node.borrow();
                        let left = self.serialize(node.left.clone());
                        format!("{},{},{}", node.val, left, self.serialize(node.right.clone()))
                    }
                }
            }
            fn deserialize(&self, data: String) -> Option<Rc<RefCell<TreeNode>>> {
                Self::next(&mut data.split(','))
            }
            fn next<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Rc<RefCell<TreeNode>>> {
                let mut node = TreeNode::new(parts.next()?.parse().ok()?);
                node.left = Self::next(parts);
                node.right = Self::next(parts);
                Some(Rc::new(RefCell::new(node)))
            }
        }
        """, cases: [([[1, 2, 3, nil, nil, 4, 5]], nil), ([[]], nil), ([[-1]], nil)]),
  ]
}
