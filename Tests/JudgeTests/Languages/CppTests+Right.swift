import Domain

extension CppTests {
  /// What right solutions do on LeetCode must work here.
  static let right: [TestProgram] = [
    TestProgram(
      name: "own ListNode, uncommented from the template",
      problem: .function("f", [.listNode], .listNode),
      source: """
        /* class ListNode { } */
        struct ListNode { int val; ListNode *next; ListNode(int x) : val(x), next(nullptr) {} };
        class Solution { public: ListNode* f(ListNode* a) { return a->next; } };
        """, cases: [([[1, 2, 3]], [2, 3])]),
    TestProgram(
      name: "own graph Node as a class", problem: .function("f", [.graphNode], .graphNode),
      source: """
        class Node { public: int val; vector<Node*> neighbors; Node(int v) : val(v) {} };
        class Solution { public: Node* f(Node* a) { return a; } };
        """, cases: [([[[2], [1]]], [[2], [1]])]),
    TestProgram(
      name: "macros of the hurried, own includes, a fast input and a main",
      source: """
        #include <bits/stdc++.h>
        using namespace std;
        #define int long long
        #define f(x) f(x)
        #define call oops
        #define focus_judge oops
        #undef focus_judge
        static const auto fast = [] { ios::sync_with_stdio(false); cin.tie(nullptr); return 0; }();
        class Solution { public: int f(int a) { cout << "seen " << a; return a; } };
        signed main() { return Solution().f(1); }
        """, cases: [([4], 4), ([5], 5)]),
    TestProgram(
      name: "an exit hook of those who like to look fast",
      source: """
        static int hook = atexit([] { ofstream("display_runtime.txt") << 0; });
        class Solution { public: int f(int a) { return a; } };
        """, cases: [([4], 4)]),
    TestProgram(
      name: "100,000 deep",
      source: "class Solution { public: int f(int a) { return a == 0 ? 0 : 1 + f(a - 1); } };",
      cases: [([100_000], 100_000)]),
    TestProgram(
      name: "a list of 100,000 nodes, reversed recursively",
      problem: .function("f", [.listNode], .listNode),
      source: """
        class Solution { public: ListNode* f(ListNode* a) {
          if (!a || !a->next) return a;
          ListNode* head = f(a->next); a->next->next = a; a->next = nullptr; return head; } };
        """,
      cases: [
        (
          [.array((0..<100_000).map { Value.int($0) })],
          .array((0..<100_000).reversed().map { Value.int($0) })
        )
      ]),
    TestProgram(
      name: "in place, a grid", problem: .function("f", [.list(.list(.int))], .void, inPlace: 0),
      source: """
        class Solution { public: void f(vector<vector<int>>& a) {
          for (auto& row : a) reverse(row.begin(), row.end()); } };
        """, cases: [([[[1, 2], [3, 4]]], [[2, 1], [4, 3]])]),
    TestProgram(
      name: "in place, nodes", problem: .function("f", [.listNode], .void, inPlace: 0),
      source: "class Solution { public: void f(ListNode* a) { a->next = a->next->next; } };",
      cases: [([[1, 2, 3]], [1, 3])]),
    TestProgram(
      name: "128 bits, threads, operator new and a helper outside",
      source: """
        void* operator new(size_t n) { return malloc(n); }
        void operator delete(void* p) noexcept { free(p); }
        int helper(int a) { return a; }
        class Solution { public: int f(int a) {
          __int128 big = (__int128)1 << 100; int seen = 0;
          std::thread worker([&] { seen = helper(a); }); worker.join();
          return seen + (int)(big / ((__int128)1 << 98)) - 4; } };
        """, cases: [([4], 4)]),
    TestProgram(
      name: "an oracle outside", problem: .firstBad(calls: 40),
      source: """
        bool isBadVersion(int version);
        class Solution { public: int firstBadVersion(int n) {
          int low = 1, high = n;
          while (low < high) {
            int middle = low + (high - low) / 2;
            if (isBadVersion(middle)) high = middle; else low = middle + 1;
          }
          return low; } };
        """, cases: [([5, 4], 4), ([1, 1], 1), ([2_126_753_390, 1_702_766_719], nil)]),
    TestProgram(
      name: "a list joined to a cycle",
      problem: .made(
        .function(
          FunctionSignature(
            name: "hasCycle",
            parameters: [
              Parameter(name: "head", type: .listNode),
              Parameter(name: "pos", type: .int, role: .cycle(of: "head")),
            ], returns: .bool))),
      source: """
        class Solution { public: bool hasCycle(ListNode *head) {
          ListNode *slow = head, *fast = head;
          while (fast && fast->next) {
            slow = slow->next; fast = fast->next->next;
            if (slow == fast) return true;
          }
          return false; } };
        """,
      cases: [
        ([[3, 2, 0, -4], 1], true), ([[1, 2], 0], true), ([[1], -1], false), ([[], -1], false),
        ([[1, 2], 1], true), ([[7], 0], true),
      ]),
    TestProgram(
      name: "replay of a class", problem: .made(.counter, .replay),
      source: """
        class Counter {
            int count;
        public:
            Counter(int start) : count(start) {}
            void add(int amount, string label) { count += amount; cout << label << endl; }
            int total() { return count; }
            vector<int> history() { return {count, count}; }
        };
        """,
      cases: [
        (
          [
            ["Counter", "add", "total", "add", "history"], [[5], [2, "a"], [], [-1, "b\"]"], []],
          ],
          [nil, nil, 7, nil, [6, 6]]
        ), ([["Counter"], [[0]]], [nil]),
      ]),
    TestProgram(
      name: "identity", problem: .function("cloneGraph", [.graphNode], .graphNode, .identity),
      source: """
        class Solution {
            unordered_map<Node*, Node*> copies;
        public:
            Node* cloneGraph(Node* node) {
                if (!node) return node;
                if (copies.count(node)) return copies[node];
                Node* copy = copies[node] = new Node(node->val);
                for (Node* other : node->neighbors) copy->neighbors.push_back(cloneGraph(other));
                return copy;
            }
        };
        """, cases: [([[[2, 4], [1, 3], [2, 4], [1, 3]]], nil), ([[[]]], nil), ([[]], nil)]),
    TestProgram(
      name: "identity, random pointers",
      problem: .function("copyRandomList", [.randomNode], .randomNode, .identity),
      source: """
        class Solution { public: Node* copyRandomList(Node* head) {
            unordered_map<Node*, Node*> copies{{nullptr, nullptr}};
            for (Node* n = head; n; n = n->next) copies[n] = new Node(n->val);
            for (Node* n = head; n; n = n->next) {
                copies[n]->next = copies[n->next];
                copies[n]->random = copies[n->random];
            }
            return copies[head]; } };
        """, cases: [([[[7, nil], [13, 0], [11, 4], [10, 2], [1, 0]]], nil), ([[]], nil)]),
    TestProgram(
      name: "round trip",
      problem: .made(.codec, .roundTrip(encode: "serialize", decode: "deserialize")),
      source: """
        class Codec {
        public:
            string serialize(TreeNode* root) {
                if (!root) return "#";
                return to_string(root->val) + "," + serialize(root->left) + ","
                    + serialize(root->right);
            }
            TreeNode* deserialize(string data) { istringstream in(data); return next(in); }
        private:
            TreeNode* next(istringstream& in) {
                string part;
                getline(in, part, ',');
                if (part == "#") return nullptr;
                TreeNode* node = new TreeNode(stoi(part));
                node->left = next(in);
                node->right = next(in);
                return node;
            }
        };
        """, cases: [([[1, 2, 3, nil, nil, 4, 5]], nil), ([[]], nil), ([[-1]], nil)]),
  ]
}
