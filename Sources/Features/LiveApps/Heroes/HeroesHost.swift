import Domain
import Foundation
import HeroesData
import HeroesDomain
import HeroesImaging
import HeroesPresentation
import LoadKit
import SiteKit

/// The hero browser, whose source and pictures are shared by all pages of a learner's.
@MainActor final class HeroesHost: LiveHost {
  /// How large a picture is asked for, twice as many pixels as it is shown with.
  enum PictureSize: String, CaseIterable {
    case card, page

    var pixels: PixelSize {
      switch self {
      case .card: PixelSize(width: 128, height: 192)
      case .page: PixelSize(width: 640, height: 960)
      }
    }
  }

  private struct PictureKey: Hashable, Sendable {
    var hero: Int
    var size: PictureSize
  }

  nonisolated let slug = "heroes"
  nonisolated let name = "Heroes"
  nonisolated let source: String
  private let repository: any HeroRepositoryProtocol
  private let loader: ImageLoader
  private let addresses = PictureAddresses()
  private lazy var container = DependencyContainer(
    makeRepository: { [repository] in repository }, makeImageLoader: { [loader] in loader })
  /// Pictures as they go to a browser; what they were made of is the loader's to keep.
  private let pictures: Loader<PictureKey, LivePicture>

  nonisolated init(services: Services) {
    let settings = services.liveSettings
    let base = URL(string: settings.comicVine)
    let requests = services.appRequests
    if let key = settings.comicVineKey, let base {
      repository = DefaultHeroRepository(
        primary: ComicVineDataSource(
          client: URLSessionAPIClient(
            baseURL: base, apiKey: key, fetch: { try await requests.answer(to: $0) })),
        fallback: MockDataSource())
      source = "Comic Vine, or Focus's own heroes when it doesn't respond."
    } else {
      repository = MockDataSource()
      source = "Local data: these heroes are invented and drawn here."
    }
    let loader = ImageLoader(
      folder: services.cacheFolder.appending(path: "heroes"),
      fetch: { try await requests.picture(at: $0, besides: base) }, decode: Self.decode)
    self.loader = loader
    pictures = Loader(
      CachePolicy(limit: 8 << 20, cost: \.bytes.count),
      load: { [addresses, repository] key in
        let address = try await addresses.address(of: key.hero, size: key.size, in: repository)
        return try Self.encode(await loader.image(for: address, size: key.size.pixels))
      })
  }

  func makeApp() -> any LiveApp {
    HeroesLive(coordinator: container.makeCoordinator(), host: self)
  }

  /// Remembers where a hero's pictures are; nothing is loaded.
  nonisolated func note(_ hero: Hero) { addresses.note(hero) }

  /// Loads what will be shown soon, until it is there or the task is cancelled.
  ///
  /// What others wait for goes on for them.
  nonisolated func preload(_ heroes: [Hero]) async {
    await loader.preload(heroes.compactMap(\.thumbnailURL), size: PictureSize.card.pixels)
  }

  nonisolated func picture(_ name: String, size: String) async throws -> LivePicture? {
    guard let key = Self.key(name, size) else { return nil }
    do {
      return try await pictures.value(for: key)
    } catch HeroesError.notFound {
      return nil
    }
  }

  nonisolated func keptPicture(_ name: String, size: String) async -> LivePicture? {
    guard let key = Self.key(name, size) else { return nil }
    return await pictures.remembered(key)
  }

  private nonisolated static func key(_ name: String, _ size: String) -> PictureKey? {
    guard let hero = Int(name), let size = PictureSize(rawValue: size) else { return nil }
    return PictureKey(hero: hero, size: size)
  }

  @Sendable private nonisolated static func decode(
    _ data: Data, _ size: PixelSize
  ) throws -> DecodedImage {
    let picture = try Thumbnailer().thumbnail(
      of: data, for: ThumbnailTarget(width: size.width, height: size.height))
    return DecodedImage(width: picture.width, height: picture.height, rgba: picture.pixels)
  }

  private nonisolated static func encode(_ image: DecodedImage) throws -> LivePicture {
    let picture = try Picture(width: image.width, height: image.height, pixels: image.rgba)
    let isOpaque = stride(from: 3, to: image.rgba.count, by: 4).allSatisfy { image.rgba[$0] == 255 }
    return isOpaque
      ? LivePicture(type: "image/jpeg", bytes: try picture.jpeg(quality: 88))
      : LivePicture(type: "image/png", bytes: try picture.png())
  }
}
