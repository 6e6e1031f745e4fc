#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "formats.h"

typedef struct {
  const uint8_t *bytes;
  size_t length, at;
  png_structp png;
  png_infop info;
  heroes_averager *averager;
  uint8_t *row;
  heroes_status status;
  jmp_buf escape;
} reader;

static void read_failed(png_structp png, png_const_charp message) {
  (void)message;
  reader *self = png_get_error_ptr(png);
  if (self->status == HEROES_OK) self->status = HEROES_DAMAGED;
  longjmp(self->escape, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  reader *self = png_get_io_ptr(png);
  if (count > self->length - self->at) {
    self->status = HEROES_TRUNCATED;
    png_error(png, "");
  }
  memcpy(into, self->bytes + self->at, count);
  self->at += count;
}

// libpng refuses sizes and depths that no PNG may have before it says what they are, and its
// complaint is a text; the header stands at a fixed place, so it is read here first.
static heroes_status check_header(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_header *header) {
  if (length < 33) return HEROES_TRUNCATED;
  if (memcmp(bytes + 8, "\0\0\0\rIHDR", 8) != 0) return HEROES_DAMAGED;
  header->format = HEROES_PNG;
  header->width = png_get_uint_32(bytes + 16);
  header->height = png_get_uint_32(bytes + 20);
  return heroes_check_size(header->width, header->height, limits);
}

static void prepare(reader *self, const heroes_limits *limits) {
  png_structp png = self->png;
  png_set_read_fn(png, self, read_bytes);
  png_set_user_limits(png, limits->max_side, limits->max_side);
  png_set_chunk_malloc_max(png, limits->max_working_bytes / 8);
  png_set_chunk_cache_max(png, 128);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_read_info(png, self->info);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_filler(png, 0xff, PNG_FILLER_AFTER);
  png_read_update_info(png, self->info);
}

// Without libpng's interlace handling, a pass gives only the pixels that it brings.
static void read_passes(reader *self, const heroes_header *header, int interlaced) {
  int passes = interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1;
  for (int pass = 0; pass < passes; pass++) {
    uint32_t columns = interlaced ? PNG_PASS_COLS(header->width, pass) : header->width;
    uint32_t rows = interlaced ? PNG_PASS_ROWS(header->height, pass) : header->height;
    if (columns == 0) continue;
    for (uint32_t row = 0; row < rows; row++) {
      png_read_row(self->png, self->row, NULL);
      uint32_t y = interlaced ? PNG_ROW_FROM_PASS_ROW(row, pass) : row;
      uint32_t x = interlaced ? PNG_COL_FROM_PASS_COL(0, pass) : 0;
      uint32_t step = interlaced ? PNG_PASS_COL_OFFSET(pass) : 1;
      heroes_averager_add(self->averager, self->row, y, x, step, columns);
    }
  }
}

// May be left by a jump: what it holds is released by its caller.
static void read_picture(
    reader *self, const heroes_limits *limits, const heroes_header *header,
    heroes_target target) {
  if (setjmp(self->escape) != 0) return;
  prepare(self, limits);
  int interlaced = png_get_interlace_type(self->png, self->info) == PNG_INTERLACE_ADAM7;
  heroes_plan plan = heroes_make_plan(header->width, header->height, target);
  self->averager = heroes_averager_new(plan, !interlaced);
  self->row = malloc((size_t)header->width * 4);
  if (self->averager == NULL || self->row == NULL) {
    self->status = HEROES_NO_MEMORY;
    return;
  }
  if (png_get_rowbytes(self->png, self->info) != (size_t)header->width * 4) {
    self->status = HEROES_DAMAGED;
    return;
  }
  read_passes(self, header, interlaced);
}

heroes_status heroes_png_header(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_header *header) {
  return check_header(bytes, length, limits, header);
}

heroes_status heroes_png_thumbnail(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_target target,
    heroes_picture *picture) {
  heroes_header header = {0};
  heroes_status checked = check_header(bytes, length, limits, &header);
  if (checked != HEROES_OK) return checked;
  reader *self = calloc(1, sizeof *self);
  if (self == NULL) return HEROES_NO_MEMORY;
  self->bytes = bytes;
  self->length = length;
  self->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, self, read_failed, ignore);
  self->info = self->png == NULL ? NULL : png_create_info_struct(self->png);
  self->status = self->info == NULL ? HEROES_NO_MEMORY : HEROES_OK;
  if (self->status == HEROES_OK) read_picture(self, limits, &header, target);
  if (self->status == HEROES_OK) {
    picture->peak_bytes = (size_t)header.width * 4;
    heroes_averager_finish(self->averager, picture);
  }
  heroes_status status = self->status;
  png_destroy_read_struct(&self->png, &self->info, NULL);
  heroes_averager_free(self->averager);
  free(self->row);
  free(self);
  return status;
}

typedef struct {
  uint8_t *bytes;
  size_t length, capacity;
  png_structp png;
  png_infop info;
  uint8_t *row;
  heroes_status status;
  jmp_buf escape;
} writer;

static void write_failed(png_structp png, png_const_charp message) {
  (void)message;
  writer *self = png_get_error_ptr(png);
  if (self->status == HEROES_OK) self->status = HEROES_NO_MEMORY;
  longjmp(self->escape, 1);
}

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  writer *self = png_get_io_ptr(png);
  if (count > self->capacity - self->length) {
    size_t capacity = (self->length + count) * 2;
    uint8_t *grown = realloc(self->bytes, capacity);
    if (grown == NULL) png_error(png, "");
    self->bytes = grown;
    self->capacity = capacity;
  }
  memcpy(self->bytes + self->length, from, count);
  self->length += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void write_picture(
    writer *self, uint32_t width, uint32_t height, int has_alpha, heroes_row row,
    void *context) {
  if (setjmp(self->escape) != 0) return;
  png_structp png = self->png;
  png_set_write_fn(png, self, write_bytes, flush_nothing);
  png_set_IHDR(
      png, self->info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, 6);
  png_write_info(png, self->info);
  if (!has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < height; y++) {
    row(context, y, self->row);
    png_write_row(png, self->row);
  }
  png_write_end(png, NULL);
}

heroes_status heroes_encode_png(
    uint32_t width, uint32_t height, int has_alpha, heroes_row row, void *context,
    heroes_bytes *out) {
  memset(out, 0, sizeof *out);
  if (width == 0 || height == 0) return HEROES_NO_SIZE;
  if (width > PNG_USER_WIDTH_MAX || height > PNG_USER_HEIGHT_MAX) return HEROES_TOO_LARGE;
  writer *self = calloc(1, sizeof *self);
  if (self == NULL) return HEROES_NO_MEMORY;
  self->row = malloc((size_t)width * 4);
  self->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, self, write_failed, ignore);
  self->info = self->png == NULL ? NULL : png_create_info_struct(self->png);
  self->status = self->info == NULL || self->row == NULL ? HEROES_NO_MEMORY : HEROES_OK;
  if (self->status == HEROES_OK) {
    write_picture(self, width, height, has_alpha, row, context);
  }
  heroes_status status = self->status;
  if (status == HEROES_OK) {
    out->bytes = self->bytes;
    out->length = self->length;
  } else {
    free(self->bytes);
  }
  png_destroy_write_struct(&self->png, &self->info);
  free(self->row);
  free(self);
  return status;
}
