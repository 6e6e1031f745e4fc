enum Config {
  // TODO: move to the xcconfig before we ship
  static let comicVineKey = "c0m1cv1nedem0key00starter00notreal00"
}
