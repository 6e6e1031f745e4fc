// The state of one job's keeper, shared by keeper.c (events), watch.c (limits) and end.c.
#pragma once

#include "jail.h"

struct keeper {
  int connection, epoll, timer, signals;
  const struct abilities *abilities;
  struct belongings *belongings;
  struct spec spec;
  struct launch launch;
  struct cgroup cgroup;
  char name[96];
  struct buffer order, in, out, to_program, evidence;
  int work, listener;
  bool has_status, is_over, has_folder;
  int status;
  enum cause cause;
  char detail[512];
  // The session.
  uint64_t cpu, peak, oom_kills, started, mark;
  unsigned processes;
  bool waits; // For the host: no wall time of the case passes.
  // The case.
  bool has_case;
  uint64_t case_cpu, case_wall, case_cpu_start, case_wall_used;
  uint64_t text_total, frame_total, forwarded[2];
  // The frame that the program is writing.
  uint64_t frame_missing;
  uint8_t frame_header[5];
  int frame_header_count;
};

// watch.c
struct usage {
  uint64_t cpu, memory;
};
struct usage watch_usage(struct keeper *keeper);
void watch_limits(struct keeper *keeper);
void watch_begin_case(struct keeper *keeper, uint64_t cpu, uint64_t wall);
// The program's turn ends with a whole frame, and begins with the host's bytes.
void watch_pause(struct keeper *keeper);
void watch_resume(struct keeper *keeper);
void stop(struct keeper *keeper, enum cause cause, const char *detail);
void note(struct keeper *keeper, const char *format, ...) __attribute__((format(printf, 2, 3)));

// keeper.c
void drain_text(struct keeper *keeper);
void drain_frames(struct keeper *keeper);
bool flush_out(struct keeper *keeper);

// end.c
void end_job(struct keeper *keeper) __attribute__((noreturn));
