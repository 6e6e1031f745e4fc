// Style: recursive with a map.
var cloneGraph = function(node, copies = new Map()) {
    if (!node) return null;
    if (copies.has(node)) return copies.get(node);
    const copy = new _Node(node.val);
    copies.set(node, copy);
    copy.neighbors = node.neighbors.map(neighbor => cloneGraph(neighbor, copies));
    return copy;
};
