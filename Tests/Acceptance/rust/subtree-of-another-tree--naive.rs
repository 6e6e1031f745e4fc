// Style: naive, compares at each node by the derived equality
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn is_subtree(root: Tree, sub_root: Tree) -> bool {
        fn walk(root: &Tree, sub: &Tree) -> bool {
            root == sub
                || root.as_ref().map_or(false, |node| {
                    let node = node.borrow();
                    walk(&node.left, sub) || walk(&node.right, sub)
                })
        }
        walk(&root, &sub_root)
    }
}
