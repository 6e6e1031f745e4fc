import Foundation
import StatusDomain
import StatusPresentation
import Testing

/// The flow's own drawing of itself.
@Suite struct StatusDiagramTests {
  @Test func `as text it has a line a state, and marks the present one`() {
    #expect(
      StatusDiagram(lit: .prompt).text == """
          Check   current → Final(upToDate) · outdated → Prompt · failed → Final(failure)
        ▶ Prompt  update → Update · cancel → Final(postponed)
          Update  cancel → Final(cancelled) · save → Save(negative)
          Save    saved → Final(success) · failed → Final(failure)
          Final   check → Check

        """)
  }

  @Test(arguments: [
    (KYSState.check, "Check"), (.prompt, "Prompt"), (.update, "Update"),
    (.save(.positive), "Save"), (.final(.cancelled), "Final"),
  ])
  func `as a picture it lights the present state and no other`(state: KYSState, name: String) {
    let svg = StatusDiagram(lit: state).svg
    #expect(svg.contains("class=\"flow-node lit\" data-state=\"\(name)\""))
    #expect(svg.components(separatedBy: "flow-node lit").count == 2)
    #expect(svg.contains("now in \(state)"))
    #expect(svg.components(separatedBy: "flow-way").count == 9)
  }

  @Test func `it can be drawn with nothing lit`() {
    #expect(!StatusDiagram().svg.contains("lit"))
    #expect(!StatusDiagram().text.contains("▶"))
  }

  @Test func `the table of the rules is printed`() {
    #expect(
      KYSRules.table == """
        |  | check | update | cancel | save(negative) | current | outdated | saved | failed |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        | Check | · | · | · | · | Final(upToDate) | Prompt | · | Final(failure) |
        | Prompt | · | Update | Final(postponed) | · | · | · | · | · |
        | Update | · | · | Final(cancelled) | Save(negative) / saveStatus(negative) | · | · | · | · |
        | Save(negative) | · | · | · | · | · | · | Final(success) | Final(failure) |
        | Final | Check / getStatus | · | · | · | · | · | · | · |

        """)
  }
}
