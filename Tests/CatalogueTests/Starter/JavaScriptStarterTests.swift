import Catalogue
import Domain
import TestSupport
import Testing

struct JavaScriptStarterTests {
  private func text(_ signature: Signature) -> String {
    var problem = Problem.twoSum
    problem.signature = signature
    return starter(for: problem, in: .javascript)
  }

  @Test func `a function gets LeetCode's words and an answer that is wrong`() {
    #expect(
      starter(for: .twoSum, in: .javascript) == """
        /**
         * @param {number[]} nums
         * @param {number} target
         * @return {number[]}
         */
        var twoSum = function(nums, target) {
            return [];
        };

        """)
  }

  @Test func `what is changed in place is said as LeetCode says it`() {
    let rotate = FunctionSignature(
      name: "rotate", parameters: [Parameter(name: "matrix", type: .list(.list(.int)))],
      returns: .void, inPlace: 0)
    #expect(
      text(.function(rotate)) == """
        /**
         * @param {number[][]} matrix
         * @return {void} Do not return anything, modify matrix in-place instead.
         */
        var rotate = function(matrix) {
            // Change matrix in place.
        };

        """)
  }

  @Test func `the oracle is given and a function is returned`() {
    let function = FunctionSignature(
      name: "first", parameters: [Parameter(name: "n", type: .int)], returns: .int,
      oracle: Oracle(name: "isBad", host: "Versions", callLimit: 9))
    #expect(
      text(.function(function)) == """
        // The judge defines:
        // isBad = function(number) { /* gives true or false */ }
        /**
         * @param {function} isBad
         * @return {function}
         */
        var solution = function(isBad) {
            /**
             * @param {number} n
             * @return {number}
             */
            return function(n) {
                return 0;
            };
        };

        """)
  }

  @Test func `a design has a constructor and methods of its prototype`() {
    let design = DesignSignature(
      className: "Store", constructor: [Parameter(name: "size", type: .int)],
      methods: [.init(name: "get", parameters: [], returns: .randomNode)])
    #expect(
      text(.design(design)) == """
        // The judge defines:
        // function _Node(val, next, random) {
        //     this.val = val
        //     this.next = (next===undefined ? null : next)
        //     this.random = (random===undefined ? null : random)
        // }
        /**
         * @param {number} size
         */
        var Store = function(size) {
        };

        /**
         * @return {_Node}
         */
        Store.prototype.get = function() {
            return null;
        };

        /**
         * It is called as such:
         * var obj = new Store(size)
         * var param_1 = obj.get()
         */

        """)
  }

  @Test func `a codec is two functions without a class`() {
    let codec = DesignSignature(
      className: "Codec", constructor: [],
      methods: [
        .init(name: "encode", parameters: [Parameter(name: "s", type: .string)], returns: .char)
      ])
    #expect(
      text(.design(codec)) == """
        /**
         * @param {string} s
         * @return {character}
         */
        var encode = function(s) {
            return ' ';
        };

        /**
         * It is called as such:
         * encode(s);
         */

        """)
  }
}
