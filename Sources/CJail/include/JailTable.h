// What the jail's protocol numbers, once for C and Swift: each row has a name in C, one in Swift, and
// the number or letter that is sent. `JailTableTests` holds Swift's kinds against it.
#pragma once

#include <stddef.h>

// A connection's first byte, to the supervisor.
#define JAIL_REQUESTS(ROW) \
  ROW(JOB, job, 'J')       \
  ROW(PROBE, probe, 'P')

// A client's messages to its keeper.
#define JAIL_ORDERS(ROW)  \
  ROW(START, start, 'S')  \
  ROW(RUN, run, 'R')      \
  ROW(FRAME, frame, 'F')  \
  ROW(KILL, kill, 'K')

// A keeper's messages to its client.
#define JAIL_EVENTS(ROW)          \
  ROW(STARTED, started, 'L')      \
  ROW(OUTPUT, output, 'O')        \
  ROW(FRAMES, frames, 'F')        \
  ROW(COLLECTED, collected, 'C')  \
  ROW(IDLE, idle, 'I')            \
  ROW(ENDED, ended, 'E')

// The fields of a start and of a run.
#define JAIL_FIELDS(ROW)            \
  ROW(ARGUMENT, argument, 1)        \
  ROW(ENVIRONMENT, environment, 2)  \
  ROW(MOUNT, mount, 3)              \
  ROW(FILE, file, 4)                \
  ROW(COLLECTED, collected, 5)      \
  ROW(LIMITS, limits, 6)            \
  ROW(OPTIONS, options, 7)          \
  ROW(WORK, workFolder, 8)          \
  ROW(PLACED, placed, 9)            \
  ROW(INHERITED, inherited, 10)

// Why it ended.
#define JAIL_CAUSES(ROW)          \
  ROW(PROGRAM, program, 0)        \
  ROW(CPU, cpuLimit, 1)           \
  ROW(WALL, wallLimit, 2)         \
  ROW(IDLE, idleLimit, 3)         \
  ROW(MEMORY, memoryLimit, 4)     \
  ROW(OUTPUT, outputLimit, 5)     \
  ROW(DENIED, deniedCall, 6)      \
  ROW(CANCELLED, cancelled, 7)    \
  ROW(FAILURE, jailFailure, 8)

/// A row as Swift knows it; without a name behind the last.
typedef struct {
  const char *_Nullable name;
  int number;
} CJailRow;

CJailRow cjail_request(size_t index);
CJailRow cjail_order(size_t index);
CJailRow cjail_event(size_t index);
CJailRow cjail_field(size_t index);
CJailRow cjail_cause(size_t index);
