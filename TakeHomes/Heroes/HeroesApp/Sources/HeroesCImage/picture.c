#include <stdlib.h>
#include <string.h>

#include "formats.h"

static const uint8_t png_magic[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
static const uint8_t jpeg_magic[3] = {0xff, 0xd8, 0xff};

// 0 when the bytes begin like no picture that is known here.
static int format_of(const uint8_t *bytes, size_t length) {
  if (length >= sizeof png_magic && memcmp(bytes, png_magic, sizeof png_magic) == 0) {
    return HEROES_PNG;
  }
  if (length >= sizeof jpeg_magic && memcmp(bytes, jpeg_magic, sizeof jpeg_magic) == 0) {
    return HEROES_JPEG;
  }
  return 0;
}

heroes_status heroes_check_size(uint32_t width, uint32_t height, const heroes_limits *limits) {
  if (width == 0 || height == 0) return HEROES_NO_SIZE;
  if (width > limits->max_side || height > limits->max_side) return HEROES_TOO_LARGE;
  return (uint64_t)width * height > limits->max_pixels ? HEROES_TOO_LARGE : HEROES_OK;
}

heroes_status heroes_read_header(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_header *header) {
  memset(header, 0, sizeof *header);
  switch (format_of(bytes, length)) {
    case HEROES_PNG:
      return heroes_png_header(bytes, length, limits, header);
    case HEROES_JPEG:
      return heroes_jpeg_header(bytes, length, limits, header);
    default:
      return HEROES_NOT_A_PICTURE;
  }
}

heroes_status heroes_thumbnail(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_target target,
    heroes_picture *picture) {
  memset(picture, 0, sizeof *picture);
  heroes_status size = heroes_check_size(target.width, target.height, limits);
  if (size != HEROES_OK) return size;
  switch (format_of(bytes, length)) {
    case HEROES_PNG:
      return heroes_png_thumbnail(bytes, length, limits, target, picture);
    case HEROES_JPEG:
      return heroes_jpeg_thumbnail(bytes, length, limits, target, picture);
    default:
      return HEROES_NOT_A_PICTURE;
  }
}

void heroes_free(void *memory) { free(memory); }
