// The node of lists with random pointers, as LeetCode defines it.
class Node {
public:
  int val;
  Node *next;
  Node *random;
  Node(int _val) : val(_val), next(nullptr), random(nullptr) {}
};
