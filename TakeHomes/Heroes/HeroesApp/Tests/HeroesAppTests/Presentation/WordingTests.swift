import Foundation
import HeroesDomain
import HeroesPresentation
import Testing

struct WordingTests {
  @Test func `every error has a title and a text of its own, and a retry`() {
    let messages = HeroesError.allCases.map(ErrorMessage.init)
    #expect(Set(messages.map(\.title)).count == messages.count)
    #expect(Set(messages.map(\.text)).count == messages.count)
    for message in messages {
      #expect(message.retryTitle == "Retry")
      #expect(message.text.lowercased().contains("retry"))
      #expect(!message.text.contains { $0.isNumber })
    }
  }

  @Test func `an offline notice says why`() {
    let notices = HeroesError.allCases.map(OfflineNotice.init(because:))
    #expect(Set(notices.map(\.title)) == ["Offline data"])
    #expect(Set(notices.map(\.text)).count == notices.count)
    #expect(Set(notices.map(\.retryTitle)) == ["Retry"])
  }

  @Test func `an empty search offers to clear it, an empty list does not`() {
    let search = EmptyMessage(query: "nobody")
    #expect(search.title == "No heroes found")
    #expect(search.guidance.contains("nobody"))
    #expect(search.actionTitle == "Clear search")
    let list = EmptyMessage(query: "")
    #expect(list.title == "No heroes found")
    #expect(!list.guidance.isEmpty)
    #expect(list.actionTitle == nil)
  }

  @Test(arguments: [
    ("A. B.", "C", "A. B. · C", "Owl, real name A. B., published by C."),
    ("A. B.", nil, "A. B.", "Owl, real name A. B.."),
    (nil, "C", "C", "Owl, published by C."),
    (nil, nil, nil, "Owl."),
  ]) func `a card is one sentence`(
    realName: String?, publisher: String?, subtitle: String?, label: String
  ) {
    let card = HeroCard(
      hero: Hero(
        id: 1, name: "Owl", realName: realName, publisher: publisher,
        thumbnailURL: URL(string: "a:t")))
    #expect(card.title == "Owl")
    #expect(card.subtitle == subtitle)
    #expect(card.accessibilityLabel == label)
    #expect(card.thumbnailURL?.absoluteString == "a:t")
  }
}
