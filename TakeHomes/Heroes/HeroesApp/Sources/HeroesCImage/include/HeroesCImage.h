// PNG and JPEG for Swift: what libpng and libjpeg-turbo report by longjmp comes out as a status.
// A picture is made small while it is read, so the whole bitmap never exists.
#ifndef HEROES_C_IMAGE_H
#define HEROES_C_IMAGE_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  HEROES_OK = 0,
  HEROES_NOT_A_PICTURE,
  HEROES_TRUNCATED,
  HEROES_DAMAGED,
  HEROES_TOO_LARGE,
  HEROES_NO_SIZE,
  HEROES_NO_MEMORY,
} heroes_status;

typedef enum { HEROES_PNG = 1, HEROES_JPEG = 2 } heroes_format;

typedef struct {
  heroes_format format;
  uint32_t width, height;
} heroes_header;

// What a file may ask for. Working bytes bound what the libraries hold beside the rows: coefficients
// of progressive JPEG, chunks of PNG.
typedef struct {
  uint32_t max_side;
  uint64_t max_pixels;
  size_t max_working_bytes;
  uint32_t max_scans;
} heroes_limits;

// Pixels at most, and whether both sides are filled (what is over is cut off evenly) or the whole
// picture is fitted inside. A picture is never enlarged.
typedef struct {
  uint32_t width, height;
  int fills;
} heroes_target;

typedef struct {
  uint32_t width, height;
  // Four bytes a pixel, red first, alpha not multiplied in; freed by heroes_free.
  uint8_t *pixels;
  // The largest number of bytes that this code's own buffers held at a time, the result included.
  size_t peak_bytes;
} heroes_picture;

typedef struct {
  uint8_t *bytes;
  size_t length;
} heroes_bytes;

// Writes row `y`, four bytes a pixel.
typedef void (*heroes_row)(void *context, uint32_t y, uint8_t *row);

heroes_status heroes_read_header(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_header *header);
heroes_status heroes_thumbnail(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_target target,
    heroes_picture *picture);
heroes_status heroes_encode_png(
    uint32_t width, uint32_t height, int has_alpha, heroes_row row, void *context,
    heroes_bytes *out);
// Alpha is left away. Quality is 1 to 100.
heroes_status heroes_encode_jpeg(
    uint32_t width, uint32_t height, int quality, heroes_row row, void *context,
    heroes_bytes *out);
void heroes_free(void *memory);

#endif
