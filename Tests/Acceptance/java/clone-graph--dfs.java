// Style: recursive, a map from node to copy
class Solution {
    private final Map<Node, Node> copies = new HashMap<>();

    public Node cloneGraph(Node node) {
        if (node == null) return null;
        if (copies.containsKey(node)) return copies.get(node);
        Node copy = new Node(node.val, new ArrayList<>());
        copies.put(node, copy);
        for (Node next : node.neighbors) copy.neighbors.add(cloneGraph(next));
        return copy;
    }
}
