// Recursive with a map as a member.
class Solution {
    unordered_map<Node*, Node*> known;
public:
    Node* cloneGraph(Node* node) {
        if (!node) return nullptr;
        if (auto found = known.find(node); found != known.end()) return found->second;
        Node* copy = known[node] = new Node(node->val);
        for (Node* next : node->neighbors) copy->neighbors.push_back(cloneGraph(next));
        return copy;
    }
};
