import Domain
import Testing

@Suite struct TemplateTests {
  @Test(arguments: [
    (Language.rust, "fn pick_index(&self) -> i32", "fn new(w: Vec<i32>) -> Self"),
    (.go, "func (this *Solution) PickIndex() int", "func Constructor(w []int) Solution"),
    (.javascript, "Solution.prototype.pickIndex = function()", "var Solution = function(w)"),
  ])
  func `a design class may be called Solution`(
    language: Language, method: String, constructor: String
  ) {
    let pick = DesignSignature.Method(name: "pickIndex", parameters: [], returns: .int)
    let design = DesignSignature(
      className: "Solution", constructor: [Parameter(name: "w", type: .list(.int))],
      methods: [pick])
    #expect(design.declaration(of: pick, in: language) == method)
    #expect(design.constructorDeclaration(in: language) == constructor)
  }
}
