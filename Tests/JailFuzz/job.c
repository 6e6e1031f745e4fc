// A whole keeper between a client and a program that do what the bytes say, over real sockets and
// pipes, with memory that may end at any time. Whatever happens, what the client hears makes sense.
#include "../../Sources/focus-jail/keeper.h"
#include "heard.h"
#include "readers.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

// The socket of the client holds little, so that bytes wait where it does not read.
enum { MOST_STEPS = 64, PIECE = 12 << 10, SMALL = 4096, MOST_OUTPUT = 40 << 10 };

static struct {
  const uint8_t *bytes;
  size_t left;
  long memory_left; // Allocations that succeed before none does; negative: all.
  int client, output, error, frames, status; // The other ends of the keeper's channels.
  struct heard heard;
} world;

static struct keeper keeper;

// The linker sends all of the jail's requests for memory here.
void *__real_realloc(void *bytes, size_t count);
char *__real_strndup(const char *text, size_t count);
void *__wrap_realloc(void *bytes, size_t count);
char *__wrap_strndup(const char *text, size_t count);

static bool has_memory(void) {
  if (world.memory_left == 0) return false;
  if (world.memory_left > 0) world.memory_left--;
  return true;
}

void *__wrap_realloc(void *bytes, size_t count) {
  return has_memory() ? __real_realloc(bytes, count) : NULL;
}

char *__wrap_strndup(const char *text, size_t count) {
  return has_memory() ? __real_strndup(text, count) : NULL;
}

static uint8_t next_byte(void) {
  if (world.left == 0) return 0;
  world.left--;
  return *world.bytes++;
}

// A short one of any bytes, or a long one of which the first bytes are any.
static size_t next_piece(uint8_t *piece) {
  uint8_t size = next_byte();
  size_t any = size % 64, count = size < 192 ? any : (size_t)(size - 191) * (PIECE / 64);
  for (size_t i = 0; i < count; i++) piece[i] = i < any ? next_byte() : (uint8_t)i;
  return count;
}

static void put(uint8_t *bytes, uint64_t number, int count) {
  for (int i = 0; i < count; i++) bytes[i] = (uint8_t)(number >> (8 * i));
}

static void client_sends(const uint8_t *bytes, size_t count) {
  send(world.client, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
}

static void client_asks(bool is_case) {
  static uint8_t bytes[21 + PIECE];
  size_t count = next_piece(bytes + 21);
  put(bytes, 17 + count, 4);
  bytes[4] = ORDER_FRAME;
  put(bytes + 5, is_case ? UINT64_MAX / 4 : 0, 8);
  put(bytes + 13, is_case ? UINT64_MAX / 4 : 0, 8);
  client_sends(bytes, 21 + count);
}

static void program_sends(const uint8_t *bytes, size_t count) {
  if (world.frames < 0) return;
  ssize_t sent = send(world.frames, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
  if (sent > 0) heard_expect(&world.heard, FRAMES_WRITTEN, bytes, (size_t)sent);
}

static void program_answers(void) {
  static const char kinds[] = "RRRRMHEQD";
  static uint8_t bytes[5 + PIECE];
  size_t count = next_piece(bytes + 5);
  put(bytes, 1 + count, 4);
  bytes[4] = (uint8_t)kinds[next_byte() % (sizeof kinds - 1)];
  program_sends(bytes, 5 + count);
}

static void program_prints(const uint8_t *bytes, size_t count) {
  bool is_output = next_byte() % 2 == 0;
  int file = is_output ? world.output : world.error;
  ssize_t written = file < 0 ? 0 : write(file, bytes, count);
  if (written > 0)
    heard_expect(&world.heard, is_output ? OUTPUT_WRITTEN : ERROR_WRITTEN, bytes, (size_t)written);
}

static void program_closes(void) {
  int *const files[] = {&world.output, &world.error, &world.frames};
  int *file = files[next_byte() % 3];
  if (*file >= 0) close(*file);
  *file = -1;
}

static void one_acts(void) {
  static uint8_t piece[PIECE];
  uint8_t choice = next_byte() % 16;
  size_t count = choice < 3 ? next_piece(piece) : 0;
  if (choice == 0) client_sends(piece, count);
  else if (choice == 1) program_sends(piece, count);
  else if (choice == 2) program_prints(piece, count);
  else if (choice < 7) client_asks(true);
  else if (choice < 9) client_asks(false);
  else if (choice < 13) program_answers();
  else if (choice == 13) heard_read(&world.heard, world.client);
  else if (choice == 14) program_closes();
  else if (next_byte() % 4 == 0) world.memory_left = next_byte() % 8;
}

static void take_order(const struct message *order) {
  struct failure failure;
  run_order_read(&keeper.spec, order->body, order->count, &failure);
  keeper.spec.limits.output_bytes = MOST_OUTPUT;
  message_drop(&keeper.channels.in, order);
}

// Lets the keeper do all that it has to: a word on its status socket is the last that it finds.
static void keeper_acts(void) {
  const struct status_message word = {.kind = STATUS_WORK};
  struct news news;
  status_send(world.status, &word, NULL, 0);
  enum news_kind kind;
  while ((kind = await_news(&keeper, true, &news)) == NEWS_ORDER) take_order(&news.order);
}

static void open_channels(void) {
  int connection[2], output[2], error[2], frames[2], status[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, connection) != 0 ||
      socketpair(AF_UNIX, SOCK_SEQPACKET, 0, status) != 0 ||
      make_streams(output, error, frames) != 0 || channels_open(&keeper.channels) != 0)
    abort();
  int small = SMALL;
  setsockopt(connection[0], SOL_SOCKET, SO_SNDBUF, &small, sizeof small);
  fcntl(output[1], F_SETFL, O_NONBLOCK);
  fcntl(error[1], F_SETFL, O_NONBLOCK);
  keeper.channels.connection = connection[0];
  keeper.channels.output = output[0];
  keeper.channels.error = error[0];
  keeper.channels.frames = frames[0];
  keeper.launch.status[0] = status[0];
  world.client = connection[1];
  world.output = output[1];
  world.error = error[1];
  world.frames = frames[1];
  world.status = status[1];
  watch(&keeper.channels, STATUS, status[0], EPOLLIN);
  watch(&keeper.channels, TIMER, keeper.channels.timer, EPOLLIN);
}

static void begin(void) {
  static const struct abilities abilities = {.level = L3};
  uint8_t options = next_byte();
  memset(&keeper, 0, sizeof keeper);
  keeper.abilities = &abilities;
  keeper.work = keeper.listener = -1;
  cgroup_none(&keeper.cgroup);
  keeper.session.cgroup = &keeper.cgroup;
  keeper.session.limits = &keeper.spec.limits;
  keeper.spec.is_worker = keeper.session.is_of_worker = (options & 1) != 0;
  keeper.spec.tells_all_text = (options & 2) != 0;
  // Its clocks are the machine's, so that no time may run out.
  keeper.spec.limits = (struct limits){.cpu = UINT64_MAX / 4, .wall = UINT64_MAX / 4,
                                       .start_cpu = (options & 4) != 0 ? UINT64_MAX / 4 : 0,
                                       .start_wall = UINT64_MAX / 4, .memory = UINT64_MAX,
                                       .processes = 64, .output_bytes = MOST_OUTPUT};
  open_channels();
  begin_session(&keeper, NULL);
}

// Gives what is wrong with the end, or NULL.
static const char *end(void) {
  struct channels *channels = &keeper.channels;
  stop(&keeper.outcome, next_byte() % 2 == 0 ? CAUSE_PROGRAM : CAUSE_CANCELLED, "");
  keeper.outcome.has_status = true;
  find_out(&keeper);
  bool has_lost = channels->out.lacks_memory;
  tell_end(&keeper, 0);
  while (flush_out(channels) && buffer_count(&channels->out) > 0)
    heard_read(&world.heard, world.client);
  heard_read(&world.heard, world.client);
  return has_lost && keeper.outcome.cause != CAUSE_FAILURE ? "a loss is not admitted" : NULL;
}

static void forget(void) {
  struct channels *channels = &keeper.channels;
  struct spec *spec = &keeper.spec;
  const int files[] = {world.client,         world.output,     world.error,    world.frames,
                       world.status,         channels->output, channels->error, channels->frames,
                       channels->connection, channels->epoll,  channels->timer,
                       keeper.launch.status[0]};
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
    if (files[i] >= 0) close(files[i]);
  free(channels->in.bytes);
  free(channels->out.bytes);
  free(channels->to_program.bytes);
  free(keeper.turn.cases.bytes);
  free(keeper.outcome.evidence.bytes);
  forget_run(spec);
  free(spec->files);
  free(spec->placed);
  free(spec->collected);
}

static const char *read_job(const uint8_t *bytes, size_t count) {
  memset(&world, 0, sizeof world);
  world.bytes = bytes;
  world.left = count;
  world.memory_left = -1;
  signal(SIGPIPE, SIG_IGN);
  begin();
  for (int step = 0; step < MOST_STEPS && world.left > 0 && !keeper.outcome.is_over; step++) {
    one_acts();
    keeper_acts();
  }
  const char *complaint = end();
  bool has_end = !keeper.channels.out.lacks_memory;
  world.memory_left = -1;
  if (complaint == NULL) complaint = heard_complaint(&world.heard, has_end);
  forget();
  heard_forget(&world.heard);
  return complaint;
}

const struct reader readers[] = {{"job", read_job}, {NULL, NULL}};
