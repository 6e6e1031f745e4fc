use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::{Rc, Weak};

use crate::nodes::{Branch, Branched};
use crate::{Encode, Writer};

/// The nodes of a tree with distinct values, as they were before the learner's code ran.
///
/// Held weakly: the learner's code may take the nodes apart.
pub struct Places<Node> {
    nodes: HashMap<i64, Weak<RefCell<Node>>>,
    values: HashMap<*const RefCell<Node>, i64>,
}

impl<Node: Branched> Places<Node> {
    pub fn new(root: &Branch<Node>) -> Self {
        let mut places = Places { nodes: HashMap::new(), values: HashMap::new() };
        let mut rest: Vec<Rc<RefCell<Node>>> = root.iter().cloned().collect();
        while let Some(node) = rest.pop() {
            let value = node.borrow().val() as i64;
            places.nodes.insert(value, Rc::downgrade(&node));
            places.values.insert(Rc::as_ptr(&node), value);
            for side in node.borrow().sides() {
                rest.extend(side.clone());
            }
        }
        places
    }

    pub fn node(&self, value: i64) -> Branch<Node> {
        self.nodes.get(&value).and_then(Weak::upgrade)
    }

    /// Tells a node of the tree by its value, any other by all that hangs on it.
    pub fn write(&self, answer: &Branch<Node>, writer: &mut Writer) {
        match answer {
            None => writer.null(),
            Some(node) => match self.values.get(&Rc::as_ptr(node)) {
                Some(value) => writer.integer(*value),
                None => answer.encode(writer),
            },
        }
    }
}
