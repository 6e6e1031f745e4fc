// One job's keeper. What stands further down here calls what stands above, and gets an answer back:
//   outcome, channels, turn, session   how it ends, what is carried, whose turn it is, what is used
//   exchange                           between the client and the program
//   loop                               waits, and gives back what only a job or a worker can answer
//   child, end                         a worker's process for one run; the end of a run or a job
//   worker, keeper                     run after run; one job from its order on
#pragma once

#include "channels.h"
#include "jail.h"
#include "message.h"
#include "outcome.h"
#include "session.h"
#include "turn.h"

// What a worker's keeper knows of its zygote and the child that is prepared or runs.
struct worker {
  struct limits own_limits;
  bool is_ready; // The child may get an order, or has got it.
  bool is_confined, has_served, is_zygote_gone;
  int first, program; // Pidfds of the child's pid 1 and of itself.
  pid_t program_pid;
  uint64_t program_cpu; // As its parent was told at its end.
  int failed_starts;
  int spoken;     // What the zygote itself writes to its outputs,
  char said[480]; // and the beginning of it.
};

struct keeper {
  // The job, from its order on.
  const struct abilities *abilities;
  struct abilities own_abilities; // Where the job's differ.
  struct belongings *belongings;
  struct buffer order;
  struct spec spec;
  struct launch launch;
  struct cgroup cgroup;
  char name[96];
  bool has_folder;
  int signals;
  int work, listener; // Of what runs, or will.
  // What happens to it.
  struct channels channels;
  struct turn turn;
  struct session session;
  struct outcome outcome;
  struct worker worker;
};

// exchange.c

// The clocks start, and the client hears so.
void begin_session(struct keeper *keeper, const struct usage *known);
void tell_start(struct keeper *keeper);
// Reads all text that was written before the call.
void drain_text(struct keeper *keeper);
void drain_stream(struct keeper *keeper, int stream);
void drain_frames(struct keeper *keeper);
// What the client hears when the program begins or ends a rest.
void tell_idle(struct keeper *keeper);
// A client's frame for the program.
void give_frame(struct keeper *keeper, const struct message *frame);

// loop.c

enum news_kind {
  NEWS_OVER,   // The outcome says why.
  NEWS_ORDER,  // The next run's; it stays in `in` until it is dropped.
  NEWS_STATUS, // A process inside has told something.
  NEWS_GONE,   // The process that was launched has ended.
  NEWS_SPOKEN, // A zygote has written something, or closed its output.
};

struct news {
  enum news_kind kind;
  struct message order;
  struct status_message status;
  int descriptors[MOST_DESCRIPTORS];
};

enum { TICK = 4000000 };

// Carries bytes and watches the limits until there is news. Without room for an order one that came
// already goes on waiting.
enum news_kind await_news(struct keeper *keeper, bool takes_orders, struct news *news);
void keep_listener(struct keeper *keeper, int descriptor);

// child.c

// What the jail needs beside a run's own limits.
void worker_widen(struct limits *limits);
// Has the zygote prepare the next child, with channels of its own.
int child_prepare(struct keeper *keeper, struct failure *failure);
// Notes what is told of the child: its files, and its end.
void child_note(struct keeper *keeper, const struct status_message *message,
                const int descriptors[MOST_DESCRIPTORS]);
// When memory runs out the kernel shall end the run, never what serves all runs.
void child_offer(const struct keeper *keeper);
// Gives the child what an order says.
int child_begin(struct keeper *keeper, const struct message *order, struct failure *failure);
// Kills all that the child's namespace holds and waits until it is gone; false where it does not
// go, or the zygote has gone.
bool child_end(struct keeper *keeper);
bool child_is_gone(const struct keeper *keeper);
void child_forget(struct keeper *keeper);
bool child_has_residue(const struct keeper *keeper);

// end.c

// What is known only afterwards: the last bytes, the cause, the files to hand back.
void find_out(struct keeper *keeper);
void tell_end(struct keeper *keeper, uint64_t cpu);
void end_job(struct keeper *keeper) __attribute__((noreturn));

// worker.c

void worker_serve(struct keeper *keeper) __attribute__((noreturn));
