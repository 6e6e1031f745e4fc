#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

#include "formats.h"

// First, so that the library's pointer to its error manager is a pointer to the whole.
typedef struct {
  struct jpeg_error_mgr manager;
  heroes_status status;
  jmp_buf escape;
} trouble;

typedef struct {
  trouble trouble;
  struct jpeg_progress_mgr progress;
  struct jpeg_decompress_struct jpeg;
  uint32_t max_scans;
  heroes_averager *averager;
  uint8_t *row;
  size_t row_bytes;
} reader;

static void leave(trouble *self, heroes_status status) {
  self->status = status;
  longjmp(self->escape, 1);
}

static void failed(j_common_ptr jpeg) {
  trouble *self = (trouble *)jpeg->err;
  switch (self->manager.msg_code) {
    case JERR_OUT_OF_MEMORY:
      leave(self, HEROES_NO_MEMORY);
    case JERR_NO_BACKING_STORE:
    case JERR_IMAGE_TOO_BIG:
    case JERR_WIDTH_OVERFLOW:
      leave(self, HEROES_TOO_LARGE);
    case JERR_EMPTY_IMAGE:
      leave(self, HEROES_NO_SIZE);
    case JERR_INPUT_EOF:
    case JERR_INPUT_EMPTY:
      leave(self, HEROES_TRUNCATED);
    default:
      leave(self, HEROES_DAMAGED);
  }
}

// The library mends a torn picture with grey and warns. Here it is an error: a half picture must not
// get into a cache. Stray bytes between markers harm nothing.
static void warned(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  trouble *self = (trouble *)jpeg->err;
  switch (self->manager.msg_code) {
    case JWRN_JPEG_EOF:
      leave(self, HEROES_TRUNCATED);
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_ADOBE_XFORM:
      return;
    default:
      leave(self, HEROES_DAMAGED);
  }
}

static void say_nothing(j_common_ptr jpeg) { (void)jpeg; }

// A small file may ask for thousands of passes over a large picture.
static void progressed(j_common_ptr common) {
  j_decompress_ptr jpeg = (j_decompress_ptr)common;
  reader *self = jpeg->client_data;
  if (jpeg->input_scan_number > (int)self->max_scans) leave(&self->trouble, HEROES_TOO_LARGE);
}

static struct jpeg_error_mgr *set_up(trouble *self) {
  struct jpeg_error_mgr *manager = jpeg_std_error(&self->manager);
  manager->error_exit = failed;
  manager->emit_message = warned;
  manager->output_message = say_nothing;
  return manager;
}

static heroes_status open_file(
    reader *self, const uint8_t *bytes, size_t length, const heroes_limits *limits) {
  struct jpeg_decompress_struct *jpeg = &self->jpeg;
  jpeg_create_decompress(jpeg);
  jpeg->client_data = self;
  self->max_scans = limits->max_scans;
  self->progress.progress_monitor = progressed;
  jpeg->progress = &self->progress;
  jpeg->mem->max_memory_to_use = (long)limits->max_working_bytes;
  jpeg_mem_src(jpeg, bytes, length);
  jpeg_read_header(jpeg, TRUE);
  return heroes_check_size(jpeg->image_width, jpeg->image_height, limits);
}

// The smallest eighths of the picture that still have a pixel for each one of the result.
static heroes_plan scale_while_decoding(reader *self, heroes_target target) {
  struct jpeg_decompress_struct *jpeg = &self->jpeg;
  uint32_t width = jpeg->image_width, height = jpeg->image_height;
  heroes_plan whole = heroes_make_plan(width, height, target), plan = whole;
  jpeg->scale_denom = 8;
  for (unsigned eighths = 1; eighths <= 8; eighths++) {
    jpeg->scale_num = eighths;
    jpeg_calc_output_dimensions(jpeg);
    plan = heroes_rescale_plan(whole, width, height, jpeg->output_width, jpeg->output_height);
    if (plan.width >= plan.out_width && plan.height >= plan.out_height) break;
  }
  return plan;
}

// Adobe's programs write CMYK inverted.
static void turn_cmyk(uint8_t *row, uint32_t count, int is_inverted) {
  for (uint8_t *pixel = row; pixel < row + (size_t)count * 4; pixel += 4) {
    uint32_t black = is_inverted ? pixel[3] : 255 - pixel[3];
    for (int part = 0; part < 3; part++) {
      uint32_t ink = is_inverted ? pixel[part] : 255 - pixel[part];
      pixel[part] = (uint8_t)(ink * black / 255);
    }
    pixel[3] = 255;
  }
}

static heroes_status read_rows(reader *self, heroes_target target) {
  struct jpeg_decompress_struct *jpeg = &self->jpeg;
  int is_cmyk =
      jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  heroes_plan plan = scale_while_decoding(self, target);
  jpeg_start_decompress(jpeg);
  self->row_bytes = (size_t)jpeg->output_width * 4;
  self->averager = heroes_averager_new(plan, 1);
  self->row = malloc(self->row_bytes);
  if (self->averager == NULL || self->row == NULL) return HEROES_NO_MEMORY;
  if (jpeg->output_components != 4) return HEROES_DAMAGED;
  while (jpeg->output_scanline < jpeg->output_height) {
    uint32_t y = jpeg->output_scanline;
    JSAMPROW rows[] = {self->row};
    if (jpeg_read_scanlines(jpeg, rows, 1) != 1) return HEROES_DAMAGED;
    if (is_cmyk) turn_cmyk(self->row, jpeg->output_width, jpeg->saw_Adobe_marker);
    heroes_averager_add(self->averager, self->row, y, 0, 1, jpeg->output_width);
  }
  jpeg_finish_decompress(jpeg);
  return HEROES_OK;
}

// May be left by a jump: what it holds is released by its caller.
static void read_file(
    reader *self, const uint8_t *bytes, size_t length, const heroes_limits *limits,
    heroes_header *header, const heroes_target *target) {
  self->jpeg.err = set_up(&self->trouble);
  if (setjmp(self->trouble.escape) != 0) return;
  heroes_status status = open_file(self, bytes, length, limits);
  header->format = HEROES_JPEG;
  header->width = self->jpeg.image_width;
  header->height = self->jpeg.image_height;
  if (status == HEROES_OK && target != NULL) status = read_rows(self, *target);
  self->trouble.status = status;
}

static void release(reader *self) {
  jpeg_destroy_decompress(&self->jpeg);
  heroes_averager_free(self->averager);
  free(self->row);
  free(self);
}

heroes_status heroes_jpeg_header(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_header *header) {
  reader *self = calloc(1, sizeof *self);
  if (self == NULL) return HEROES_NO_MEMORY;
  read_file(self, bytes, length, limits, header, NULL);
  heroes_status status = self->trouble.status;
  release(self);
  return status;
}

heroes_status heroes_jpeg_thumbnail(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_target target,
    heroes_picture *picture) {
  reader *self = calloc(1, sizeof *self);
  if (self == NULL) return HEROES_NO_MEMORY;
  heroes_header header = {0};
  read_file(self, bytes, length, limits, &header, &target);
  heroes_status status = self->trouble.status;
  if (status == HEROES_OK) {
    picture->peak_bytes = self->row_bytes;
    heroes_averager_finish(self->averager, picture);
  }
  release(self);
  return status;
}

typedef struct {
  trouble trouble;
  struct jpeg_compress_struct jpeg;
  unsigned char *bytes;
  unsigned long length;
  uint8_t *row;
} writer;

static void write_file(
    writer *self, uint32_t width, uint32_t height, int quality, heroes_row row,
    void *context) {
  struct jpeg_compress_struct *jpeg = &self->jpeg;
  jpeg->err = set_up(&self->trouble);
  if (setjmp(self->trouble.escape) != 0) return;
  jpeg_create_compress(jpeg);
  jpeg_mem_dest(jpeg, &self->bytes, &self->length);
  jpeg->image_width = width;
  jpeg->image_height = height;
  jpeg->input_components = 4;
  jpeg->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(jpeg);
  jpeg_set_quality(jpeg, quality, TRUE);
  jpeg_start_compress(jpeg, TRUE);
  for (uint32_t y = 0; y < height; y++) {
    row(context, y, self->row);
    JSAMPROW rows[] = {self->row};
    jpeg_write_scanlines(jpeg, rows, 1);
  }
  jpeg_finish_compress(jpeg);
}

heroes_status heroes_encode_jpeg(
    uint32_t width, uint32_t height, int quality, heroes_row row, void *context,
    heroes_bytes *out) {
  memset(out, 0, sizeof *out);
  if (width == 0 || height == 0) return HEROES_NO_SIZE;
  if (width > JPEG_MAX_DIMENSION || height > JPEG_MAX_DIMENSION) return HEROES_TOO_LARGE;
  writer *self = calloc(1, sizeof *self);
  if (self == NULL) return HEROES_NO_MEMORY;
  self->row = malloc((size_t)width * 4);
  if (self->row == NULL) {
    free(self);
    return HEROES_NO_MEMORY;
  }
  write_file(self, width, height, quality, row, context);
  heroes_status status = self->trouble.status;
  jpeg_destroy_compress(&self->jpeg);
  if (status == HEROES_OK) {
    out->bytes = self->bytes;
    out->length = self->length;
  } else {
    free(self->bytes);
  }
  free(self->row);
  free(self);
  return status;
}
