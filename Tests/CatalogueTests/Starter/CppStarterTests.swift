import Catalogue
import Domain
import TestSupport
import Testing

struct CppStarterTests {
  private func text(_ signature: Signature) -> String {
    var problem = Problem.twoSum
    problem.signature = signature
    return starter(for: problem, in: .cpp)
  }

  @Test func `a function gets LeetCode's signature and an answer that is wrong`() {
    #expect(
      starter(for: .twoSum, in: .cpp) == """
        class Solution {
        public:
            vector<int> twoSum(vector<int>& nums, int target) {
                return {};
            }
        };

        """)
  }

  @Test func `a node's definition stands above as a comment`() {
    let delete = text(
      .function(
        FunctionSignature(
          name: "flatten", parameters: [Parameter(name: "head", type: .listNode)], returns: .void,
          inPlace: 0)))
    #expect(
      delete == """
        // The judge defines:
        // struct ListNode {
        //     int val;
        //     ListNode *next;
        //     ListNode() : val(0), next(nullptr) {}
        //     ListNode(int x) : val(x), next(nullptr) {}
        //     ListNode(int x, ListNode *next) : val(x), next(next) {}
        // };
        class Solution {
        public:
            void flatten(ListNode* head) {
                // Change head in place.
            }
        };

        """)
  }

  @Test func `a design class gets its constructor and every method`() {
    let words = text(
      .design(
        DesignSignature(
          className: "WordFilter",
          constructor: [Parameter(name: "words", type: .list(.string))],
          methods: [
            .init(
              name: "find", parameters: [Parameter(name: "prefix", type: .string)], returns: .long)
          ])))
    #expect(
      words == """
        class WordFilter {
        public:
            WordFilter(vector<string>& words) {
            }

            long long find(string prefix) {
                return 0;
            }
        };

        """)
  }
}
