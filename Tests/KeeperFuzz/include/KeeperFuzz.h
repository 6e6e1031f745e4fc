// The keeper's own code under a test: its parsers, fed with seeded bytes, cut anywhere, and checked by a
// model; and its limits, under a clock of the test's.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Puts so many frames of programs and messages of hosts to the keeper; gives how many frames were
/// whole, or -1 with what went wrong.
long keeper_fuzz_frames(uint64_t seed, long frames, const char *_Nullable *_Nonnull complaint);

/// Reads so many changed orders; gives how many of them made sense.
long keeper_fuzz_orders(uint64_t seed, long orders);

/// Lets a host and a program speak as the bytes decide; gives what went wrong, or NULL.
const char *_Nullable keeper_fuzz_session(const uint8_t *_Nullable bytes, size_t count);

/// Reads the bytes as a whole order and as that of a run; gives what an order should not hold, or NULL.
const char *_Nullable keeper_fuzz_order(const uint8_t *_Nullable bytes, size_t count);

/// Why the keeper ends a case that has used so much, in its own numbers of causes; -1 where it goes on.
///
/// All in nanoseconds: the case's budget, its CPU time, the wall time since it began, and how much of
/// that it waited for the host.
int keeper_limit(uint64_t cpu_limit, uint64_t wall_limit, uint64_t cpu, uint64_t wall,
                 uint64_t waited);

/// What a program does between two of its keeper's looks, in nanoseconds: it works, stands on the line for a
/// processor, and rests.
struct keeper_program {
  uint64_t works, stands, rests;
  /// At every so manieth look it wants a processor; 1: at each, 0: at none.
  unsigned wants_every;
};

struct keeper_view {
  unsigned looks, idle_looks;
  int is_asleep, is_idle;
  /// When it was ended, in nanoseconds from its begin.
  uint64_t wall;
};

/// What the keeper holds of such a program until its wall time is over, or its time to rest (0: no such limit).
struct keeper_view keeper_sees(const struct keeper_program *_Nonnull program, uint64_t wall_limit,
                               uint64_t rest_limit);
