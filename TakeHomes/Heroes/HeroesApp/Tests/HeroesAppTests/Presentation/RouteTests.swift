import HeroesPresentation
import Testing

struct RouteTests {
  @Test(arguments: [
    (HeroesRoute.list(query: ""), "/"),
    (.list(query: "iron owl"), "/?q=iron%20owl"),
    (.list(query: "a&b=c+d#e/é?"), "/?q=a%26b%3Dc%2Bd%23e%2F%C3%A9%3F"),
    (.detail(id: 900_001), "/hero/900001"),
  ]) func `a route prints its path and is read from it`(route: HeroesRoute, path: String) {
    #expect(route.path == path)
    #expect(HeroesRoute(path: path) == route)
  }

  @Test(arguments: [
    ("", HeroesRoute.list(query: "")), ("/?q=", .list(query: "")), ("/?x=1", .list(query: "")),
    ("/hero/7/", .detail(id: 7)), ("/hero/7?from=mail", .detail(id: 7)),
  ]) func `other spellings are understood`(path: String, route: HeroesRoute) {
    #expect(HeroesRoute(path: path) == route)
  }

  @Test(arguments: ["/hero", "/hero/", "/hero/x", "/hero/0", "/hero/-1", "/hero/1/2", "/other"])
  func `an address that leads nowhere is no route`(path: String) {
    #expect(HeroesRoute(path: path) == nil)
  }
}
