// The state of one job's keeper, shared by keeper.c (events), cases.c (whose turn it is), watch.c
// (limits), worker.c (run after run), child.c (one of them) and end.c.
#pragma once

#include "jail.h"

// Where a worker stands.
enum stage { PREPARING, READY, RUNNING };

// What a program had used at some time, and for how long it had waited for processors.
struct look {
  uint64_t time, cpu, delay;
};

struct keeper {
  int connection, epoll, timer, signals;
  uint32_t connection_events, frame_events; // What epoll was told last.
  const struct abilities *abilities;
  struct abilities own_abilities; // Where the job's differ.
  struct belongings *belongings;
  struct spec spec;
  struct launch launch;
  struct cgroup cgroup;
  char name[96];
  struct buffer order, in, out, to_program, evidence;
  int work, listener;
  bool has_status, is_over, has_folder;
  bool must_watch; // The program's channels, as soon as it has its first bytes.
  int status;
  enum cause cause;
  char detail[512];
  // The session.
  uint64_t cpu, peak, oom_kills, started, mark, flushed;
  unsigned processes;
  bool waits; // For the host: no wall time of the case passes.
  // What was used before the session began, by a worker's other processes and runs.
  uint64_t cpu_before, memory_before, oom_kills_before;
  uint64_t own_cpu; // The keeper's own as the case or session began; 0 until it is looked at.
  unsigned barren;  // How often the frames' channel woke the keeper for nothing.
  // Whether the program waits for something else than a processor, and what was seen last, and last
  // when nothing of it wanted one.
  bool is_idle;
  struct look look, still;
  unsigned ticks, looks, idle_looks; // In this case.
  uint64_t rested;                   // As long as nothing of it ran or wanted to, in this case.
  // The case.
  bool has_case;
  uint64_t case_cpu, case_wall, case_cpu_start, case_wall_used;
  uint64_t text_total, frame_total, forwarded[2];
  // Cases that wait for the program's answer to the one it has; after an error they wait for the
  // host, and for ever once the program said more than it was asked.
  struct buffer cases;
  bool is_busy, is_held, is_spoiled;
  // The frame that the program is writing.
  uint64_t frame_missing;
  uint8_t frame_header[5];
  int frame_header_count;
  // The worker.
  enum stage stage;
  struct limits own_limits;
  bool is_client_gone, is_zygote_gone, has_served, is_confined;
  int first, program; // Pidfds of the run's pid 1 and of its program.
  pid_t first_pid, program_pid;
  uint64_t program_cpu; // As its parent was told at its end.
  int failed_starts;
  int spoken;     // What the zygote itself writes to its outputs,
  char said[480]; // and the beginning of it.
};

// watch.c
struct usage {
  uint64_t cpu, memory;
};
struct usage watch_usage(struct keeper *keeper);
uint64_t watch_peak(const struct keeper *keeper);
void watch_limits(struct keeper *keeper);
// From here on the program is taken to be at work.
void watch_work(struct keeper *keeper);
// Begins a session: what was used so far is not its own.
void watch_begin(struct keeper *keeper);
// What was used may be known from just before; else it is looked up.
void watch_begin_case(struct keeper *keeper, uint64_t cpu, uint64_t wall,
                      const struct usage *known);
// The program's turn ends with a whole frame, and begins with the host's bytes.
void watch_pause(struct keeper *keeper);
void watch_resume(struct keeper *keeper);
void stop(struct keeper *keeper, enum cause cause, const char *detail);
void note(struct keeper *keeper, const char *format, ...) __attribute__((format(printf, 2, 3)));

// keeper.c
enum source {
  CONNECTION,
  OUTPUT,
  ERROR,
  FRAMES,
  STATUS,
  LISTENER,
  PROGRAM,
  TIMER,
  SIGNALS,
  SPOKEN
};
enum { CHUNK = 64 << 10, TICK = 4000000, MOST_BARREN = 16 };
void watch(struct keeper *keeper, enum source source, int file, uint32_t events);
void unwatch(struct keeper *keeper, int file);
// Reads all text that was written before the call.
void drain_text(struct keeper *keeper);
void drain_frames(struct keeper *keeper);
bool flush_out(struct keeper *keeper);
void put_start(struct keeper *keeper);
// The clocks start, and the client hears so.
void begin_job(struct keeper *keeper, const struct usage *known);
void flush_to_program(struct keeper *keeper);
void run(struct keeper *keeper);

// cases.c
void follow_frames(struct keeper *keeper, const uint8_t *bytes, size_t count);
void forward_next_case(struct keeper *keeper, const struct usage *known);
// Takes one whole message from the client; gives false when there is none yet.
bool take_message(struct keeper *keeper);

// worker.c
void worker_serve(struct keeper *keeper) __attribute__((noreturn));
void worker_hear(struct keeper *keeper, const struct status_message *message,
                 const int descriptors[MOST_DESCRIPTORS]);
// Reads what the zygote itself writes to its outputs.
void worker_listen(struct keeper *keeper);
// Takes the order of the next run; false when none can begin yet.
bool worker_take_order(struct keeper *keeper, const uint8_t *bytes, size_t count);

// child.c
// What the jail needs beside a run's own limits.
void worker_widen(struct limits *limits);
void set_timer(const struct keeper *keeper, uint64_t first, uint64_t period);
void drop_file(struct keeper *keeper, int *file);
// Has the zygote prepare the next child, with channels of its own.
int child_prepare(struct keeper *keeper, struct failure *failure);
void child_keep(struct keeper *keeper, const int descriptors[MOST_DESCRIPTORS]);
// When memory runs out the kernel shall end the run, never what serves all runs.
void child_offer(const struct keeper *keeper);
// Gives the child what an order says.
int child_begin(struct keeper *keeper, const uint8_t *bytes, size_t count,
                struct failure *failure);
// Kills all that the child's namespace holds and waits until it is gone.
bool child_end(struct keeper *keeper);
bool child_is_gone(const struct keeper *keeper);
void child_forget(struct keeper *keeper);
bool child_has_residue(const struct keeper *keeper);

// end.c
void end_job(struct keeper *keeper) __attribute__((noreturn));
void drain_rest(struct keeper *keeper);
void find_cause(struct keeper *keeper);
void collect_all(struct keeper *keeper);
void put_end(struct keeper *keeper, uint64_t cpu);
bool flush_whole(struct keeper *keeper);
