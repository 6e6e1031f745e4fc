// Style: two functions, recursive, JSON between them.
var serialize = function(root) {
    const plain = node => node && [node.val, plain(node.left), plain(node.right)];
    return JSON.stringify(plain(root));
};

var deserialize = function(data) {
    const build = triple => triple && new TreeNode(triple[0], build(triple[1]), build(triple[2]));
    return build(JSON.parse(data));
};

/**
 * Your functions will be called as such:
 * deserialize(serialize(root));
 */
console.log(deserialize(serialize(null)));
