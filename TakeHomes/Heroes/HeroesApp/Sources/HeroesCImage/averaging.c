#include "averaging.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct heroes_averager {
  heroes_plan plan;
  // Rows of sums: red, green and blue times alpha, and alpha, four floats a pixel.
  float *sums;
  uint32_t sum_rows;
  // The first row of the result that is not finished.
  uint32_t next_row;
  uint8_t *pixels;
  size_t bytes;
};

static uint32_t clamped(double value, uint32_t most) {
  double rounded = floor(value + 0.5);
  if (rounded < 1) return 1;
  return rounded > most ? most : (uint32_t)rounded;
}

heroes_plan heroes_make_plan(uint32_t width, uint32_t height, heroes_target target) {
  heroes_plan plan = {0, 0, width, height, 1, 1};
  double across = (double)target.width / width, down = (double)target.height / height;
  if (!target.fills) {
    double scale = fmin(1, fmin(across, down));
    plan.out_width = clamped(width * scale, target.width);
    plan.out_height = clamped(height * scale, target.height);
    return plan;
  }
  double scale = fmax(across, down);
  plan.width = fmin(width, target.width / scale);
  plan.height = fmin(height, target.height / scale);
  plan.left = (width - plan.width) / 2;
  plan.top = (height - plan.height) / 2;
  // Unscaled, what is cut may end inside of a pixel, and half a pixel gives no pixel.
  plan.out_width = scale < 1 ? target.width : clamped(floor(plan.width + 1e-6), target.width);
  plan.out_height = scale < 1 ? target.height : clamped(floor(plan.height + 1e-6), target.height);
  return plan;
}

heroes_plan heroes_rescale_plan(
    heroes_plan plan, uint32_t width, uint32_t height, uint32_t new_width, uint32_t new_height) {
  double across = (double)new_width / width, down = (double)new_height / height;
  plan.left *= across;
  plan.width *= across;
  plan.top *= down;
  plan.height *= down;
  return plan;
}

heroes_averager *heroes_averager_new(heroes_plan plan, int in_order) {
  heroes_averager *averager = calloc(1, sizeof *averager);
  if (averager == NULL) return NULL;
  averager->plan = plan;
  averager->sum_rows = in_order && plan.out_height > 2 ? 2 : plan.out_height;
  size_t sums = (size_t)plan.out_width * averager->sum_rows * 4 * sizeof(float);
  size_t pixels = (size_t)plan.out_width * plan.out_height * 4;
  averager->sums = calloc(1, sums);
  averager->pixels = malloc(pixels);
  averager->bytes = sums + pixels;
  if (averager->sums == NULL || averager->pixels == NULL) {
    heroes_averager_free(averager);
    return NULL;
  }
  return averager;
}

void heroes_averager_free(heroes_averager *averager) {
  if (averager == NULL) return;
  free(averager->sums);
  free(averager->pixels);
  free(averager);
}

static uint8_t byte_of(float value) {
  return value >= 255 ? 255 : value <= 0 ? 0 : (uint8_t)(value + 0.5f);
}

static float *sums_of(heroes_averager *averager, uint32_t row) {
  return averager->sums + (size_t)(row % averager->sum_rows) * averager->plan.out_width * 4;
}

static void finish_row(heroes_averager *averager) {
  size_t width = averager->plan.out_width;
  float *sums = sums_of(averager, averager->next_row);
  uint8_t *out = averager->pixels + averager->next_row * width * 4;
  for (size_t at = 0; at < width * 4; at += 4) {
    float alpha = sums[at + 3];
    for (int part = 0; part < 3; part++) {
      out[at + part] = alpha > 0 ? byte_of(sums[at + part] / alpha) : 0;
    }
    out[at + 3] = byte_of(alpha);
  }
  memset(sums, 0, width * 4 * sizeof(float));
  averager->next_row += 1;
}

// How a source pixel's length is shared: the first cell that it touches, and what falls to it and
// to the next one.
typedef struct {
  uint32_t cell;
  float here, next;
} share;

// Nothing falls to either cell when the pixel lies outside of the cut.
static share share_of(uint32_t at, double start, double length, uint32_t cells) {
  double scale = cells / length;
  double from = fmax(0, (at - start) * scale), to = fmin(cells, (at + 1.0 - start) * scale);
  share result = {0, 0, 0};
  if (to <= from) return result;
  result.cell = (uint32_t)from;
  if (result.cell >= cells) result.cell = cells - 1;
  double border = result.cell + 1.0;
  result.here = (float)(fmin(to, border) - from);
  if (to > border && result.cell + 1 < cells) result.next = (float)(to - border);
  return result;
}

static void add_pixel(float *sums, const uint8_t *pixel, float weight) {
  float alpha = weight * pixel[3];
  sums[0] += alpha * pixel[0];
  sums[1] += alpha * pixel[1];
  sums[2] += alpha * pixel[2];
  sums[3] += alpha;
}

void heroes_averager_add(
    heroes_averager *averager, const uint8_t *row, uint32_t y, uint32_t x, uint32_t step,
    uint32_t count) {
  heroes_plan plan = averager->plan;
  share down = share_of(y, plan.top, plan.height, plan.out_height);
  if (down.here == 0 && down.next == 0) return;
  if (averager->sum_rows < plan.out_height) {
    while (averager->next_row < down.cell) finish_row(averager);
  }
  float *upper = sums_of(averager, down.cell);
  float *lower = down.next > 0 ? sums_of(averager, down.cell + 1) : NULL;
  for (uint32_t index = 0; index < count; index++) {
    share across = share_of(x + index * step, plan.left, plan.width, plan.out_width);
    if (across.here == 0 && across.next == 0) continue;
    const uint8_t *pixel = row + (size_t)index * 4;
    size_t at = (size_t)across.cell * 4;
    add_pixel(upper + at, pixel, across.here * down.here);
    if (across.next > 0) add_pixel(upper + at + 4, pixel, across.next * down.here);
    if (lower == NULL) continue;
    add_pixel(lower + at, pixel, across.here * down.next);
    if (across.next > 0) add_pixel(lower + at + 4, pixel, across.next * down.next);
  }
}

void heroes_averager_finish(heroes_averager *averager, heroes_picture *picture) {
  while (averager->next_row < averager->plan.out_height) finish_row(averager);
  picture->width = averager->plan.out_width;
  picture->height = averager->plan.out_height;
  picture->pixels = averager->pixels;
  picture->peak_bytes += averager->bytes;
  averager->pixels = NULL;
}
