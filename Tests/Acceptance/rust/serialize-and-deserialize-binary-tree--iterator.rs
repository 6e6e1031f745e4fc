// Style: recursive, over an iterator with a lifetime
use std::cell::RefCell;
use std::rc::Rc;

struct Codec {}

impl Codec {
    fn new() -> Self {
        Codec {}
    }

    fn serialize(&self, root: Option<Rc<RefCell<TreeNode>>>) -> String {
        match root {
            None => String::from("#"),
            Some(node) => {
                let node = node.borrow();
                format!("{} {} {}", node.val, self.serialize(node.left.clone()), self.serialize(node.right.clone()))
            }
        }
    }

    fn deserialize(&self, data: String) -> Option<Rc<RefCell<TreeNode>>> {
        Self::read(&mut data.split_whitespace())
    }

    fn read<'a, I: Iterator<Item = &'a str>>(parts: &mut I) -> Option<Rc<RefCell<TreeNode>>> {
        let val = parts.next()?.parse().ok()?;
        let left = Self::read(parts);
        let right = Self::read(parts);
        Some(Rc::new(RefCell::new(TreeNode { val, left, right })))
    }
}
