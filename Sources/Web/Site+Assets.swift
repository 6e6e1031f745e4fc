import Features
import Foundation
import Hummingbird
import Logging

extension Site {
  /// The files under `/public/`: css, js, icons and what the editor is made of.
  ///
  /// A browser may keep them, but asks each time whether they changed: an update shows at once.
  var assets: FileMiddleware<SiteContext, LocalFileSystem> {
    var logger = Logger(label: "focus.assets")
    logger.logLevel = .error
    return FileMiddleware(
      configuration.publicFolder.path, urlBasePath: "/public",
      cacheControl: CacheControl([(MediaType(type: .any), [CacheControl.CacheControlValue.noCache])]
      ), logger: logger
    )
    .withAdditionalMediaType(.init(type: .text, subType: "javascript"), mappedToFileExtension: "js")
    .withAdditionalMediaType(
      .init(type: .text, subType: "javascript"), mappedToFileExtension: "mjs"
    )
    .withAdditionalMediaType(
      .init(type: .application, subType: "manifest+json"), mappedToFileExtension: "webmanifest")
  }
}
