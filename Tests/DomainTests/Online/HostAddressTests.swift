import Domain
import Testing

@Suite struct HostAddressTests {
  @Test(arguments: [
    ("8.8.8.8", HostAddress.Reach.everywhere), ("2606:4700::1111", .everywhere),
    ("127.0.0.1", .thisMachine), ("127.9.9.9", .thisMachine), ("::1", .thisMachine),
    ("::ffff:127.0.0.1", .thisMachine), ("10.0.0.1", .privateNetwork),
    ("192.168.1.1", .privateNetwork), ("172.16.0.1", .privateNetwork),
    ("172.32.0.1", .everywhere), ("100.64.0.1", .privateNetwork), ("fd12::1", .privateNetwork),
    ("fec0::1", .privateNetwork), ("::ffff:10.0.0.1", .privateNetwork),
    // The link, metadata of clouds, and what is no machine's.
    ("169.254.169.254", .nowhere), ("169.254.0.1", .nowhere), ("fe80::1", .nowhere),
    ("fe80::1%eth0", .nowhere), ("febf::1", .nowhere), ("fd00:ec2::254", .nowhere),
    ("100.100.100.200", .nowhere), ("192.0.0.192", .nowhere), ("0.0.0.0", .nowhere),
    ("0.1.2.3", .nowhere), ("::", .nowhere), ("224.0.0.1", .nowhere), ("255.255.255.255", .nowhere),
    ("ff02::1", .nowhere),
    // Other spellings of them.
    ("::ffff:169.254.169.254", .nowhere), ("64:ff9b::a9fe:a9fe", .nowhere),
    ("2002:a9fe:a9fe::1", .nowhere), ("2002:7f00:1::", .thisMachine), ("::a9fe:a9fe", .nowhere),
  ])
  func `an address reaches so far`(text: String, reach: HostAddress.Reach) throws {
    #expect(try #require(HostAddress(text)).reach == reach)
  }

  @Test(arguments: [
    "localhost", "", "1.2.3", "1.2.3.4.5", "01.2.3.4", "256.1.1.1", "0x7f.1", "2130706433", ":::",
    "1::2::3", "12345::", "g::1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
  ])
  func `a name or a broken number is no address`(text: String) {
    #expect(HostAddress(text) == nil)
  }

  @Test func `owner and learner may reach what is theirs`() throws {
    let learner = ServiceReach.learner(allowed: ["127.0.0.1:11434", "tower:8000"])
    func admits(_ reach: ServiceReach, _ address: String, _ authority: String) throws -> Bool {
      reach.admits(try #require(HostAddress(address)), of: authority)
    }
    #expect(try admits(.owner, "127.0.0.1", "127.0.0.1:80"))
    #expect(try admits(.owner, "192.168.0.9", "tower:8000"))
    #expect(try !admits(.owner, "169.254.169.254", "metadata:80"))
    #expect(try admits(learner, "127.0.0.1", "127.0.0.1:11434"))
    #expect(try admits(learner, "192.168.0.9", "TOWER:8000"))
    #expect(try !admits(learner, "127.0.0.1", "127.0.0.1:5432"))
    #expect(try !admits(learner, "192.168.0.9", "tower:22"))
    #expect(try admits(learner, "8.8.8.8", "api.example.com:443"))
    #expect(
      try !admits(.learner(allowed: ["metadata:80"]), "169.254.169.254", "metadata:80"))
  }
}
