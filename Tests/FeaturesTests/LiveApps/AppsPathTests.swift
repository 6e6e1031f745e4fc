import SiteKit
import Testing

@Suite struct AppsPathTests {
  @Test(
    arguments: [
      (.page(app: "markets", AppPage()), "/apps/markets"),
      (.page(app: "markets", AppPage(path: "/coins/7")), "/apps/markets/coins/7"),
      (
        .page(app: "heroes", AppPage(path: "/?q=iron%20owl", session: "a1")),
        "/apps/heroes?q=iron%20owl&s=a1"
      ),
      (.patches(app: "heroes", session: "a1", after: 4), "/apps/heroes/-/a1/patches?after=4"),
      (.event(app: "heroes", session: "a1"), "/apps/heroes/-/a1"),
      (
        .picture(app: "heroes", name: "900001", size: "card"),
        "/apps/heroes/pictures/900001?size=card"
      ),
    ] as [(AppsPath, String)]) func `an address leads back to itself`(path: AppsPath, text: String)
  {
    #expect(SitePath.apps(path).description == text)
    #expect(SitePath(text) == .apps(path))
  }

  @Test(arguments: [
    "/apps", "/apps/", "/apps/heroes/-", "/apps/heroes/-/a/b", "/apps/heroes/pictures",
  ])
  func `what is no address is none`(text: String) {
    #expect(SitePath(text) == nil)
  }

  @Test func `a slash at the end does not matter, and a page knows its own path`() {
    #expect(SitePath("/apps/markets/") == .apps(.page(app: "markets", AppPage())))
    #expect(AppPage(path: "/").path == "/")
    #expect(AppPage(segments: ["coins", "7"]).path == "/coins/7")
    #expect(AppPage(path: "/?q=a%26b").path == "/?q=a%26b")
  }
}
