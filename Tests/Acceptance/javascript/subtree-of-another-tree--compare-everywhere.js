// Style: naive and recursive, compares at every node.
var isSubtree = function(root, subRoot) {
    const same = (a, b) => (!a || !b ? a === b : a.val === b.val && same(a.left, b.left) && same(a.right, b.right));
    if (!root) return !subRoot;
    return same(root, subRoot) || isSubtree(root.left, subRoot) || isSubtree(root.right, subRoot);
};
