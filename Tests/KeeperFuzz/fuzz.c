#include "../../Sources/focus-jail/keeper.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

// How many more allocations succeed, and whether one did not.
static long memory_left = -1;
static bool has_lacked;

static bool has_memory(void) {
  if (memory_left < 0 || memory_left-- > 0) return true;
  memory_left = 0;
  has_lacked = true;
  errno = ENOMEM;
  return false;
}

static void *model_realloc(void *bytes, size_t count) {
  return has_memory() ? realloc(bytes, count) : NULL;
}

static char *model_strndup(const char *text, size_t count) {
  return has_memory() ? strndup(text, count) : NULL;
}

#define realloc model_realloc
#define strndup model_strndup

// The program's end of its channel is this model's.
#define flush_to_program channels_flush_to_program
#include "../../Sources/focus-jail/channels.c"
#undef flush_to_program

#include "../../Sources/focus-jail/buffer.c"
#include "../../Sources/focus-jail/exchange.c"
#include "../../Sources/focus-jail/loop.c"
#include "../../Sources/focus-jail/message.c"
#include "../../Sources/focus-jail/order.c"
#include "../../Sources/focus-jail/outcome.c"
#include "../../Sources/focus-jail/turn.c"
#undef realloc
#undef strndup

#include "include/KeeperFuzz.h"

// What the model knows of one session.
static struct keeper keeper;
static struct {
  uint64_t random;
  // Bytes that decide in place of the dice, as long as there are any.
  const uint8_t *bytes;
  size_t left;
  const char *complaint;
  unsigned long sent, begun, whole, paused, errors; // Cases and frames.
  bool has_case, has_surplus, is_held;
} model;

static uint64_t random_below(uint64_t bound) {
  if (model.bytes != NULL) {
    uint64_t number = 0;
    for (uint64_t rest = bound - 1; rest > 0 && model.left > 0; rest >>= 8, model.left--)
      number = number << 8 | *model.bytes++;
    return number % bound;
  }
  model.random = model.random * 6364136223846793005u + 1442695040888963407u;
  return (model.random >> 29) % bound;
}

static void expect(bool holds, const char *complaint) {
  if (!holds && model.complaint == NULL) model.complaint = complaint;
}

// The parts of the keeper around the parsers.

void watch_begin_case(struct session *unused, uint64_t cpu, uint64_t wall,
                      const struct usage *known) {
  (void)unused;
  (void)known;
  expect(!model.has_case, "a case was begun before the one before was answered");
  expect(!model.has_surplus, "a case was begun after a surplus answer");
  expect(cpu == model.begun + 1 && wall == cpu * 3, "a case overtook another, or lost its budget");
  model.has_case = true;
  model.begun++;
}

void watch_resume(struct session *unused) { (void)unused; }
void watch_pause(struct session *unused) { (void)unused; }
void watch_limits(struct session *unused, struct outcome *outcome) { (void)unused, (void)outcome; }
struct usage watch_usage(struct session *unused) { return (void)unused, (struct usage){0, 0}; }

void flush_to_program(struct channels *channels) { buffer_empty(&channels->to_program); }

static void forget_order(struct spec *spec);

static void take_order(const struct message *order) {
  struct spec spec = {0};
  struct failure failure;
  run_order_read(&spec, order->body, order->count, &failure);
  forget_order(&spec);
}

static void begin_anew(void) {
  struct channels *channels = &keeper.channels;
  struct buffer *buffers[] = {&channels->in, &channels->out, &channels->to_program,
                              &keeper.turn.cases, &keeper.outcome.evidence};
  for (int i = 0; i < 5; i++) free(buffers[i]->bytes);
  memset(&keeper, 0, sizeof keeper);
  channels->output = channels->error = channels->frames = channels->epoll = -1;
  keeper.spec.is_worker = random_below(2) == 0;
  keeper.session.is_running = true;
  model.sent = model.begun = model.whole = model.paused = model.errors = 0;
  model.has_case = model.has_surplus = model.is_held = false;
}

static void put_message(uint8_t kind, uint64_t cpu, size_t count) {
  uint8_t bytes[64] = {0};
  struct buffer *in = &keeper.channels.in;
  message_begin(in, kind, 16 + count);
  put_number(in, cpu, 8);
  put_number(in, cpu * 3, 8);
  buffer_append(in, bytes, count);
}

// Takes whole messages until there is none.
static void take_all(void) {
  struct news news;
  while (take_messages(&keeper, true, &news)) {
    take_order(&news.order);
    message_drop(&keeper.channels.in, &news.order);
  }
}

// The host sends cases, answers, words to go on, and now and then nonsense.
static void host_speaks(void) {
  struct buffer *in = &keeper.channels.in;
  size_t end = in->end;
  uint64_t choice = random_below(64);
  if (choice < 40) put_message(ORDER_FRAME, ++model.sent, random_below(64));
  else if (choice < 50) put_message(ORDER_FRAME, 0, 1 + random_below(60));
  else if (choice < 60) put_message(ORDER_FRAME, 0, 0);
  else if (choice < 62) put_message(ORDER_RUN, random_below(1 << 20), random_below(64));
  else put_number(in, random_below(UINT32_MAX), 4 + (int)random_below(2));
  // Its bytes arrive cut anywhere.
  size_t whole = in->end;
  for (size_t place = end; place < whole && !keeper.outcome.is_over;) {
    place += 1 + random_below(whole - place);
    in->end = place;
    take_all();
    // What was taken may have set the buffer back.
    if (buffer_count(in) == 0) break;
  }
  if (!keeper.outcome.is_over && buffer_count(in) > 0) keeper.outcome.is_over = true;
}

static void note_frame(char kind, bool is_last) {
  model.whole++;
  if (kind == 'E') {
    model.errors++;
    model.has_case = false;
    return;
  }
  if (kind != 'R' && kind != 'M' && kind != 'H') return;
  if (!is_last || (kind != 'H' && !model.has_case)) model.has_surplus = true;
  model.has_case = false;
}

// The program writes one or several frames at a time; most are answers to what it was asked.
static long program_speaks(void) {
  static const char kinds[] = "RRRRRRRRRMHQEDZ";
  uint8_t bytes[512];
  size_t count = 0;
  long frames = random_below(16) == 0 ? 2 : 1;
  for (long i = 0; i < frames; i++) {
    bool is_asked = model.has_case || random_below(64) == 0;
    char kind = is_asked ? kinds[random_below(sizeof kinds - 1)] : 'Q';
    size_t length = random_below(100);
    for (int part = 0; part < 4; part++) bytes[count++] = (uint8_t)((length + 1) >> (8 * part));
    bytes[count++] = (uint8_t)kind;
    memset(bytes + count, 'R', length);
    count += length;
    note_frame(kind, i + 1 == frames);
  }
  // Whoever writes two frames at once is read at once; a single one may come in pieces.
  for (size_t place = 0; place < count;) {
    size_t part = frames > 1 ? count : 1 + random_below(count - place);
    model.paused += turn_follow(&keeper.turn, bytes + place, part);
    place += part;
    if (place < count) begin_next_case(&keeper, NULL);
  }
  expect(model.paused + model.errors == model.whole, "a frame's end was not seen");
  begin_next_case(&keeper, NULL);
  return frames;
}

long keeper_fuzz_frames(uint64_t seed, long frames, const char **complaint) {
  long done = 0;
  memset(&model, 0, sizeof model);
  model.random = seed;
  begin_anew();
  while (done < frames && model.complaint == NULL) {
    if (keeper.outcome.is_over || random_below(500) == 0) begin_anew();
    if (random_below(2) == 0) host_speaks();
    else done += program_speaks();
  }
  *complaint = model.complaint;
  return model.complaint == NULL ? done : -1;
}

const char *keeper_fuzz_session(const uint8_t *bytes, size_t count) {
  if (count == 0) return NULL;
  memset(&model, 0, sizeof model);
  model.bytes = bytes;
  model.left = count;
  begin_anew();
  while (model.left > 0 && model.complaint == NULL) {
    if (keeper.outcome.is_over) begin_anew();
    if (random_below(2) == 0) host_speaks();
    else program_speaks();
  }
  return model.complaint;
}

static void forget_order(struct spec *spec) {
  forget_run(spec);
  for (size_t i = 0; i < spec->argument_count; i++) free(spec->arguments[i]);
  for (size_t i = 0; i < spec->environment_count; i++) free(spec->environment[i]);
  for (size_t i = 0; i < spec->mount_count; i++) {
    free(spec->mounts[i].host);
    free(spec->mounts[i].jail);
  }
  for (size_t i = 0; i < spec->inherited_count; i++) free(spec->inherited[i].host);
  if (spec->environment_count > 0) free(spec->environment);
  free(spec->arguments);
  free(spec->mounts);
  free(spec->work);
  free(spec->files);
  free(spec->collected);
  free(spec->placed);
  memset(spec, 0, sizeof *spec);
}

// Names that would lead out of the work folder, whatever order brings them.
static const char *order_complaint(const struct spec *spec) {
  for (size_t i = 0; i < spec->file_count; i++)
    if (!is_bare_name(spec->files[i].name)) return "a file lies outside of the work folder";
  for (size_t i = 0; i < spec->placed_count; i++)
    if (!is_bare_name(spec->placed[i].name)) return "a copy lies outside of the work folder";
  for (size_t i = 0; i < spec->collected_count; i++)
    if (!is_bare_name(spec->collected[i])) return "a collected file lies outside";
  if (spec->limits.cpu == 0 || spec->limits.memory == 0) return "an order has no limit";
  return NULL;
}

// Reads an order while memory ends after a few allocations, each time one later.
static const char *scarce_complaint(const uint8_t *bytes, size_t count) {
  const char *complaint = NULL;
  for (long most = 0; most < 24 && complaint == NULL; most++) {
    struct spec spec = {0};
    struct failure failure = {.text = ""};
    memory_left = most;
    has_lacked = false;
    int result = spec_read(&spec, bytes, count, &failure);
    memory_left = -1;
    bool says_so = strcmp(failure.text, "no memory") == 0;
    if (has_lacked && (result == 0 || !says_so)) complaint = "memory lacked, and nothing said so";
    if (!has_lacked && says_so) complaint = "memory did not lack";
    forget_order(&spec);
    if (!has_lacked) break;
  }
  return complaint;
}

const char *keeper_fuzz_order(const uint8_t *bytes, size_t count) {
  struct spec spec = {0};
  struct failure failure;
  const char *complaint = NULL;
  if (run_order_read(&spec, bytes, count, &failure) == 0) complaint = order_complaint(&spec);
  forget_order(&spec);
  if (complaint != NULL) return complaint;
  if (spec_read(&spec, bytes, count, &failure) == 0) {
    complaint = order_complaint(&spec);
    for (size_t i = 0; strcmp(spec.work, "/work") == 0 && i < spec.mount_count; i++)
      if (!is_sound_place(spec.mounts[i].jail)) complaint = "a mount lies where none may";
  }
  forget_order(&spec);
  return complaint != NULL ? complaint : scarce_complaint(bytes, count);
}

long keeper_fuzz_orders(uint64_t seed, long orders) {
  long sensible = 0;
  model.bytes = NULL;
  model.random = seed;
  for (long i = 0; i < orders; i++) {
    struct buffer order = {0};
    for (uint64_t fields = 1 + random_below(6); fields > 0; fields--) {
      size_t count = random_below(4) == 0 ? LIMIT_COUNT * 8 : random_below(40);
      put_number(&order, count == LIMIT_COUNT * 8 ? FIELD_LIMITS : random_below(11), 2);
      put_number(&order, random_below(32) == 0 ? random_below(UINT32_MAX) : count, 4);
      for (size_t byte = 0; byte < count; byte++) put_number(&order, 1 + random_below(90), 1);
    }
    // A copy of exactly its size, so that a reader that goes too far is seen by a sanitizer.
    size_t count = buffer_count(&order);
    uint8_t *bytes = malloc(count);
    if (bytes != NULL) memcpy(bytes, order.bytes, count);
    struct spec spec = {0};
    struct failure failure;
    if (bytes != NULL && run_order_read(&spec, bytes, count, &failure) == 0) sensible++;
    forget_order(&spec);
    free(order.bytes);
    free(bytes);
  }
  return sensible;
}
