// The box filter that both formats feed row by row.
#ifndef HEROES_AVERAGING_H
#define HEROES_AVERAGING_H

#include "HeroesCImage.h"

typedef struct {
  // The part of the source that is shown, in source pixels, and the size of the result.
  double left, top, width, height;
  uint32_t out_width, out_height;
} heroes_plan;

// What is cut from a picture of this size, and how large the result is.
heroes_plan heroes_make_plan(uint32_t width, uint32_t height, heroes_target target);
// The same cut in another size of the same picture.
heroes_plan heroes_rescale_plan(
    heroes_plan plan, uint32_t width, uint32_t height, uint32_t new_width, uint32_t new_height);

typedef struct heroes_averager heroes_averager;

// In order: rows arrive once and from top to bottom, so two rows of sums are enough; else (the passes
// of an interlaced PNG) there is a sum for every pixel of the result.
heroes_averager *heroes_averager_new(heroes_plan plan, int in_order);
// Adds `count` pixels of row `y`, at the columns `x`, `x + step`, ….
void heroes_averager_add(
    heroes_averager *averager, const uint8_t *row, uint32_t y, uint32_t x, uint32_t step,
    uint32_t count);
// Hands the result over; the averager stays to be freed.
void heroes_averager_finish(heroes_averager *averager, heroes_picture *picture);
void heroes_averager_free(heroes_averager *averager);

#endif
