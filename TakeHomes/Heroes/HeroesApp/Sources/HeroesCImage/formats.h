// What the two formats offer to picture.c, and what they share.
#ifndef HEROES_FORMATS_H
#define HEROES_FORMATS_H

#include "HeroesCImage.h"
#include "averaging.h"

heroes_status heroes_png_header(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_header *header);
heroes_status heroes_png_thumbnail(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_target target,
    heroes_picture *picture);
heroes_status heroes_jpeg_header(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_header *header);
heroes_status heroes_jpeg_thumbnail(
    const uint8_t *bytes, size_t length, const heroes_limits *limits, heroes_target target,
    heroes_picture *picture);

heroes_status heroes_check_size(uint32_t width, uint32_t height, const heroes_limits *limits);

#endif
