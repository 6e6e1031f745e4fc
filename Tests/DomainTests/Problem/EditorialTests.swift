import Domain
import Testing

@Suite struct EditorialTests {
  private static let text = """
    What is asked?

    | Approach | Time | Space |
    |---|---|---|
    | Every pair | O(n²) | O(1) |
    | Hash map | O(n) | O(n) |

    ## Every pair

    Solution: `brute`

    Try them.

    ```
    ## no heading
    Solution: `fast` too
    ```

    ## Hash map

    Solution: `fast`

    Look it up.

    ## Further reading

    Nothing.
    """

  @Test func `approaches are told apart, with what they cost`() {
    let editorial = Editorial(markdown: Self.text)
    #expect(editorial.approaches.map(\.title) == ["Every pair", "Hash map"])
    #expect(editorial.approaches.map(\.solution) == ["brute", "fast"])
    #expect(editorial.approaches[0].costs.map(\.value) == ["O(n²)", "O(1)"])
    #expect(editorial.approaches[0].costs.map(\.name) == ["Time", "Space"])
    #expect(editorial.approaches[0].text.contains("## no heading"))
    #expect(!editorial.approaches[1].text.contains("Solution:"))
    #expect(editorial.opening.hasPrefix("What is asked?"))
    #expect(editorial.opening.contains("## Further reading"))
  }

  @Test func `a text without approaches is all opening`() {
    for text in ["", "## One pass\n\nKeep a dictionary.", "| a | b |\n|---|---|", "|\n||\n"] {
      let editorial = Editorial(markdown: text)
      #expect(editorial.approaches.isEmpty)
      #expect(editorial.opening == text)
    }
  }
}
