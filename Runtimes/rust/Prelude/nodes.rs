use std::cell::RefCell;
use std::rc::Rc;

use crate::{refuse, Decode, Encode, Reader, Writer};

/// A node of a singly linked list; the learner's crate defines it, as on LeetCode.
pub trait Linked: Sized {
    fn make(val: i32) -> Self;
    fn val(&self) -> i32;
    fn next(&self) -> &Option<Box<Self>>;
    fn next_mut(&mut self) -> &mut Option<Box<Self>>;
}

pub(crate) type Branch<Node> = Option<Rc<RefCell<Node>>>;

/// A node of a binary tree; the learner's crate defines it, as on LeetCode.
pub trait Branched: Sized {
    fn make(val: i32) -> Self;
    fn val(&self) -> i32;
    fn sides(&self) -> [&Branch<Self>; 2];
    fn set(&mut self, side: usize, node: Branch<Self>);
}

impl<Node: Linked> Decode for Option<Box<Node>> {
    fn decode(reader: &mut Reader) -> Self {
        if reader.take_null() {
            return None;
        }
        let mut head = None;
        for val in Vec::<i32>::decode(reader).into_iter().rev() {
            let mut node = Box::new(Node::make(val));
            *node.next_mut() = head;
            head = Some(node);
        }
        head
    }
}

impl<Node: Linked> Encode for Option<Box<Node>> {
    fn encode(&self, writer: &mut Writer) {
        let mut node = self;
        writer.open();
        while let Some(current) = node {
            writer.separate();
            writer.integer(current.val() as i64);
            node = current.next();
        }
        writer.close();
    }
}

impl<Node: Branched> Decode for Branch<Node> {
    fn decode(reader: &mut Reader) -> Self {
        if reader.take_null() {
            return None;
        }
        let mut nodes: Vec<Rc<RefCell<Node>>> = Vec::new();
        let (mut count, mut is_first) = (0, true);
        while reader.has_next(is_first) {
            let node = match reader.take_null() {
                true => None,
                false => Some(Rc::new(RefCell::new(Node::make(i32::decode(reader))))),
            };
            if !is_first && count / 2 < nodes.len() {
                nodes[count / 2].borrow_mut().set(count % 2, node.clone());
                count += 1;
            }
            nodes.extend(node);
            is_first = false;
        }
        nodes.first().cloned()
    }
}

impl<Node: Branched> Encode for Branch<Node> {
    fn encode(&self, writer: &mut Writer) {
        let mut seen = std::collections::HashSet::new();
        let mut nodes = vec![self.clone()];
        let (mut index, mut last) = (0, 0);
        while index < nodes.len() {
            if let Some(node) = nodes[index].clone() {
                if !seen.insert(Rc::as_ptr(&node)) {
                    refuse("The answer is no tree: one of its nodes has two parents.");
                }
                for side in node.borrow().sides() {
                    nodes.push(side.clone());
                }
                last = index + 1;
            }
            index += 1;
        }
        writer.open();
        for node in &nodes[..last] {
            writer.separate();
            match node {
                Some(node) => writer.integer(node.borrow().val() as i64),
                None => writer.null(),
            }
        }
        writer.close();
    }
}

/// Defines `ListNode` as LeetCode does, unless the learner has; and lets cases hold it.
#[macro_export]
macro_rules! define_list_node {
    () => {
        #[derive(PartialEq, Eq, Clone, Debug)]
        pub struct ListNode {
            pub val: i32,
            pub next: Option<Box<ListNode>>,
        }

        impl ListNode {
            pub fn new(val: i32) -> Self {
                ListNode { next: None, val }
            }
        }
    };
}

#[macro_export]
macro_rules! carry_list_node {
    ($node:path) => {
        impl $crate::Linked for $node {
            fn make(val: i32) -> Self {
                $node { val, next: None }
            }
            fn val(&self) -> i32 {
                self.val
            }
            fn next(&self) -> &Option<Box<Self>> {
                &self.next
            }
            fn next_mut(&mut self) -> &mut Option<Box<Self>> {
                &mut self.next
            }
        }
    };
}

/// Defines `TreeNode` as LeetCode does, unless the learner has; and lets cases hold it.
#[macro_export]
macro_rules! define_tree_node {
    () => {
        #[derive(Debug, PartialEq, Eq)]
        pub struct TreeNode {
            pub val: i32,
            pub left: Option<std::rc::Rc<std::cell::RefCell<TreeNode>>>,
            pub right: Option<std::rc::Rc<std::cell::RefCell<TreeNode>>>,
        }

        impl TreeNode {
            pub fn new(val: i32) -> Self {
                TreeNode { val, left: None, right: None }
            }
        }
    };
}

#[macro_export]
macro_rules! carry_tree_node {
    ($node:path) => {
        impl $crate::Branched for $node {
            fn make(val: i32) -> Self {
                $node { val, left: None, right: None }
            }
            fn val(&self) -> i32 {
                self.val
            }
            fn sides(&self) -> [&Option<std::rc::Rc<std::cell::RefCell<Self>>>; 2] {
                [&self.left, &self.right]
            }
            fn set(&mut self, side: usize, node: Option<std::rc::Rc<std::cell::RefCell<Self>>>) {
                *(if side == 0 { &mut self.left } else { &mut self.right }) = node;
            }
        }
    };
}

/// Defines `Interval`, for which LeetCode has no form in Rust, unless the learner has.
#[macro_export]
macro_rules! define_interval {
    () => {
        #[derive(PartialEq, Eq, Clone, Copy, Debug)]
        pub struct Interval {
            pub start: i32,
            pub end: i32,
        }

        impl Interval {
            pub fn new(start: i32, end: i32) -> Self {
                Interval { start, end }
            }
        }
    };
}

#[macro_export]
macro_rules! carry_interval {
    ($stretch:path) => {
        impl ::focus::Decode for $stretch {
            fn decode(reader: &mut ::focus::Reader) -> Self {
                reader.skip('[');
                let start = i32::decode(reader);
                reader.skip(',');
                let end = i32::decode(reader);
                reader.skip(']');
                $stretch { start, end }
            }
        }
        impl ::focus::Encode for $stretch {
            fn encode(&self, writer: &mut ::focus::Writer) {
                writer.open();
                writer.integer(self.start as i64);
                writer.separate();
                writer.integer(self.end as i64);
                writer.close();
            }
        }
    };
}
