import Domain
import Testing

@Suite struct TopicTests {
  @Test(arguments: Topic.allCases)
  func `what a topic builds on leads back to the first one`(topic: Topic) {
    var reached: Set<Topic> = []
    var open = topic.prerequisites
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += next.prerequisites }
    }
    #expect(!reached.contains(topic))
    #expect(topic == .arraysHashing || reached.contains(.arraysHashing))
  }
}
