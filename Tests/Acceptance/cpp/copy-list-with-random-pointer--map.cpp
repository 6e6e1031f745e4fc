// Idiomatic: a map from old nodes to new ones.
class Solution {
public:
    Node* copyRandomList(Node* head) {
        unordered_map<Node*, Node*> copy{{nullptr, nullptr}};
        for (Node* n = head; n; n = n->next) copy[n] = new Node(n->val);
        for (Node* n = head; n; n = n->next) {
            copy[n]->next = copy[n->next];
            copy[n]->random = copy[n->random];
        }
        return copy[head];
    }
};
