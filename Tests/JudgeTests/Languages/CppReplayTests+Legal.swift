import Domain
import TestSupport

extension CppReplayTests {
  private static func row(_ name: String, _ source: String, _ input: Value, _ expected: Value)
    -> TestProgram
  {
    TestProgram(name: name, source: source, cases: [([input], expected)])
  }

  static let legal: [TestProgram] = [
    row(
      "numbers that wrap, shift and narrow as the standard says",
      """
      class Solution { public: int f(int a) {
        unsigned hash = 2166136261u;
        for (int i = 0; i < 100; i++) hash = (hash ^ i) * 16777619u;
        uint64_t big = 1469598103934665603ULL * 1099511628211ULL + hash;
        unsigned before = 0u - 1u; char letter = 200; signed char low = (signed char)(a + 300);
        int left = -1 << 3, top = 1 << 31; size_t none = vector<int>().size() - 1;
        __int128 wide = (__int128)1 << 100;
        short small = 70000; int back = (int)4000000000u; bool flag = 7;
        return a + (big + before + letter + low + left + top + none + small + back + flag == 42)
          + (wide == 0); } };
      """, 5, 5),
    row(
      "arrays of every kind, with ends written as addresses",
      """
      class Solution { public: int f(int a) {
        int dp[a + 1]; int table[a][a + 2]; int *heap = new int[a](); int fixed[8];
        memset(dp, 0, sizeof dp); memset(table, 0, sizeof table); iota(fixed, fixed + 8, 0);
        vector<int> v(8); iota(&v[0], &v[v.size()], 0); sort(&v[0], &v[8], greater<>());
        sort(&fixed[0], &fixed[8]);
        int *one_based = v.data() - 1; string s = "abc"; array<int, 3> three{1, 2, 3};
        vector<vector<int>> rows(a, vector<int>(a)); vector<bool> bits(a); bits[a - 1] = true;
        dp[a] = v[7] + fixed[0] + one_based[8] + heap[a - 1] + (s[s.size()] != 0)
          + table[a - 1][a + 1] + rows[a - 1][a - 1] + three.back() - 3 + *(v.end() - 1);
        delete[] heap;
        return dp[a] + a; } };
      """, 5, 5),
    row(
      "exceptions, thrown deep and caught",
      """
      class Solution {
        int deep(int n) { vector<int> v(4, n); if (n == 0) throw n; return deep(n - 1) + v[0]; }
      public: int f(int a) {
        int caught = 0;
        for (int i = 0; i < 200; i++) {
          try { stoi("x"); } catch (const invalid_argument &) { caught++; }
          try { deep(300); } catch (int) { char field[64]; memset(field, 1, 64); caught += field[63]; }
        }
        return a + caught - 400; } };
      """, 5, 5),
    row(
      "an allocator of its own that never frees",
      """
      static char pool[1 << 26]; static size_t used;
      void* operator new(size_t n) { n = (n + 15) & ~size_t(15); used += n; return pool + used - n; }
      void operator delete(void*) noexcept {}
      void operator delete(void*, size_t) noexcept {}
      class Solution { public: int f(int a) {
        vector<int> v; map<int, string> names;
        for (int i = 0; i < 1000; i++) { v.push_back(i); names[i] = to_string(i) + "000000000000000"; }
        v.erase(v.begin(), v.begin() + 500); v.shrink_to_fit();
        return a + v[0] - 500 + (names[7][0] != '7'); } };
      """, 5, 5),
    row(
      "the C library, unions, threads and a speed-up",
      """
      static int speedup = [] { ios::sync_with_stdio(false); cin.tie(nullptr); return 0; }();
      union Both { float real; unsigned bits; };
      class Solution { public: int f(int a) {
        int *p = (int *)malloc(4 * sizeof(int)); p = (int *)realloc(p, 1000 * sizeof(int)); p[999] = a;
        memmove(p, p + 999, sizeof(int)); Both both; both.real = 1; int seen = 0;
        thread worker([&] { seen = p[0]; }); worker.join(); free(p);
        alignas(16) char room[64]; string *made = new (room) string("long enough to be on the heap");
        int size = made->size(); made->~string(); mt19937 random(1); shuffle(room, room, random);
        return seen + (both.bits != 0x3f800000) + size - 29; } };
      """, 5, 5),
    row(
      "deep, large and slow, whatever the checks make of it",
      """
      class Solution { int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }
      public: int f(int a) {
        vector<int> large(30'000'000, 1); volatile long steps = 0;
        while (steps < 100'000'000) steps = steps + 1;
        return a + deep(400'000) - 400'000 + large[29'999'999] - 1; } };
      """, 5, 5),
    row(
      "an order-statistics tree",
      """
      #include <ext/pb_ds/assoc_container.hpp>
      #include <ext/pb_ds/tree_policy.hpp>
      using namespace __gnu_pbds;
      template <class T> using Ordered =
        tree<T, null_type, less<T>, rb_tree_tag, tree_order_statistics_node_update>;
      class Solution { public: int f(int a) {
        Ordered<int> s; gp_hash_table<int, int> counts;
        for (int i = 0; i < 100; i++) s.insert(i), counts[i % 7]++;
        s.erase(3);
        return a + *s.find_by_order(3) - 4 + (int)s.order_of_key(50) - 49 + counts[0] - 15; } };
      """, 5, 5),
    TestProgram(
      name: "nodes of the input that are freed",
      problem: .function("f", [.listNode], .listNode),
      source: """
        class Solution { public: ListNode* f(ListNode* a) {
          ListNode* rest = a->next; delete a;
          ListNode* copy = new ListNode(rest->val); delete rest; return copy; } };
        """, cases: [([[1, 2]], [2]), ([[3, 4]], [4])]),
    TestProgram(
      name: "a table that lives on from case to case",
      source: """
        static vector<long long> known{0, 1};
        class Solution { public: int f(int a) {
          while ((int)known.size() <= a) known.push_back(known.back() + known[known.size() - 2]);
          return known[a]; } };
        """, cases: [([10], 55), ([3], 2), ([20], 6765)]),
  ]
}
