// A program that neither runs nor waits for a processor leaves its place to others meanwhile.
#include "session.h"

// Of the time between two looks no more than so much was rest: a machine that stood still lets time
// pass unseen.
enum { LOOK = 50000000, LONGEST_REST = 4 * LOOK };

void rest_work(struct rest *rest) {
  rest->look.time = rest->still.time = 0;
  rest->is_idle = false;
}

void rest_begin_case(struct rest *rest) {
  rest->total = 0;
  rest->ticks = rest->looks = rest->idle_looks = 0;
  rest_work(rest);
}

// Whether a program rested between two looks at which nothing of it ran or stood on the line for a
// processor. What it stood there meanwhile is the machine's: that is neither work nor rest.
static bool has_rested(const struct look *last, const struct look *next) {
  if (last->time == 0 || next->delay < last->delay) return false;
  uint64_t work = over(next->cpu, last->cpu), delay = next->delay - last->delay;
  return over(next->time - last->time, work + delay) > 3 * work;
}

// The machine is asked only about a program that uses next to nothing.
static bool stands_still(const struct session *session, const struct look *last,
                         struct look *next) {
  return over(next->cpu, last->cpu) < (next->time - last->time) / 4 && session->root_count > 0 &&
         processes_delay(session->roots, session->root_count, &next->delay);
}

void rest_look(struct session *session, uint64_t cpu) {
  struct rest *rest = &session->rest;
  const struct look last = rest->look;
  struct look next = {.time = now(), .cpu = cpu};
  if (session->waits) {
    rest_work(rest);
    return;
  }
  rest->ticks++;
  uint64_t span = next.time - last.time;
  if (last.time != 0 && span < LOOK) return;
  rest->look = next;
  if (last.time == 0) return;
  bool is_still = stands_still(session, &last, &next);
  rest->is_idle = is_still && has_rested(&rest->still, &next);
  if (is_still) rest->still = next;
  rest->looks++;
  rest->idle_looks += rest->is_idle;
  if (rest->is_idle) rest->total += span < LONGEST_REST ? span : LONGEST_REST;
}

bool rest_is_most(const struct rest *rest) { return rest->idle_looks * 2 > rest->looks; }
