// Style: an array as a queue.
var levelOrder = function(root) {
    if (!root) return [];
    const levels = [];
    const queue = [root];
    while (queue.length) {
        const level = [];
        for (let count = queue.length; count > 0; count--) {
            const node = queue.shift();
            level.push(node.val);
            if (node.left) queue.push(node.left);
            if (node.right) queue.push(node.right);
        }
        levels.push(level);
    }
    return levels;
};
