// The node of graph problems, as LeetCode defines it.
class Node {
public:
  int val;
  vector<Node *> neighbors;
  Node() : val(0) {}
  Node(int _val) : val(_val) {}
  Node(int _val, vector<Node *> _neighbors) : val(_val), neighbors(_neighbors) {}
};
