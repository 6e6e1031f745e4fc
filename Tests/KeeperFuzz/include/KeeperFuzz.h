// Feeds the keeper's parsers with seeded bytes, cut anywhere, and checks what they do by a model.
#pragma once

#include <stdint.h>

/// Puts so many frames of programs and messages of hosts to the keeper; gives how many frames were
/// whole, or -1 with what went wrong.
long keeper_fuzz_frames(uint64_t seed, long frames, const char *_Nullable *_Nonnull complaint);

/// Reads so many changed orders; gives how many of them made sense.
long keeper_fuzz_orders(uint64_t seed, long orders);
