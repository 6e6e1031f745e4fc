import Domain
import Testing

struct RustTemplateTests {
  @Test(arguments: [
    ("twoSum", "two_sum"), ("sortedArrayToBST", "sorted_array_to_bst"),
    ("isBSTValid", "is_bst_valid"),
    ("nums1", "nums1"), ("already_snake", "already_snake"), ("move", "r#move"),
    ("rob2Houses", "rob2_houses"),
  ])
  func `names are written as Rust writes them`(name: String, snake: String) {
    #expect(Signature.rustName(name) == snake)
  }

  private func takes(_ type: ValueType, _ role: Parameter.Role = .argument) -> Signature {
    .function(
      FunctionSignature(
        name: "f", parameters: [Parameter(name: "a", type: type, role: role)], returns: .void))
  }

  @Test func `what LeetCode's Rust does not have is refused`() {
    #expect(takes(.list(.listNode)).exists(in: .rust))
    #expect(takes(.treeNode).exists(in: .rust))
    #expect(takes(.int, .secret).exists(in: .rust))
    #expect(!takes(.int, .cycle(of: "head")).exists(in: .rust))
    #expect(!takes(.graphNode).exists(in: .rust))
    #expect(!takes(.list(.randomNode)).exists(in: .rust))
    #expect(takes(.graphNode).exists(in: .cpp))
  }

  @Test func `what is changed in place is borrowed`() {
    let rotate = FunctionSignature(
      name: "rotateAll", parameters: [Parameter(name: "numsList", type: .list(.int))],
      returns: .void, inPlace: 0)
    #expect(
      rotate.declaration(in: .rust) == "pub fn rotate_all(nums_list: &mut Vec<i32>)")
    #expect(rotate.declaration(in: .cpp) == "void rotateAll(vector<int>& numsList)")
  }
}
