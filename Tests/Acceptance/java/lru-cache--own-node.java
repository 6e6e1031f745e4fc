// Style: a doubly linked list with a Node of its own
class Node {
    int key, value;
    Node before, after;

    Node(int key, int value) {
        this.key = key;
        this.value = value;
    }
}

class LRUCache {
    private final Map<Integer, Node> nodes = new HashMap<>();
    private final Node head = new Node(0, 0), tail = new Node(0, 0);
    private final int capacity;

    public LRUCache(int capacity) {
        this.capacity = capacity;
        head.after = tail;
        tail.before = head;
    }

    public int get(int key) {
        Node node = nodes.get(key);
        if (node == null) return -1;
        unlink(node);
        link(node);
        return node.value;
    }

    public void put(int key, int value) {
        Node old = nodes.remove(key);
        if (old != null) unlink(old);
        if (nodes.size() == capacity) {
            nodes.remove(tail.before.key);
            unlink(tail.before);
        }
        Node node = new Node(key, value);
        nodes.put(key, node);
        link(node);
    }

    private void unlink(Node node) {
        node.before.after = node.after;
        node.after.before = node.before;
    }

    private void link(Node node) {
        node.after = head.after;
        node.before = head;
        head.after.before = node;
        head.after = node;
    }
}
