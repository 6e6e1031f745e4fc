// Orders: what to run, and in which jail. The other side is Sources/Judge/Jail/JailProtocol.swift.
#include "order.h"
#include "protocol.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { LIMIT_COUNT = 14, MAXIMUM_ITEMS = 4096 };

// Grows a list by one, zeroed; keeps one zeroed item behind it, so that text lists end in NULL.
static void *grow(void *list, size_t *count, size_t size) {
  if (*count >= MAXIMUM_ITEMS) return NULL;
  char *grown = realloc(list, (*count + 2) * size);
  if (grown == NULL) return NULL;
  memset(grown + *count * size, 0, 2 * size);
  *count += 1;
  return grown;
}

static char *copy_text(const uint8_t *bytes, size_t count) {
  if (memchr(bytes, 0, count) != NULL) return NULL;
  return strndup((const char *)bytes, count);
}

static int add_text(char ***list, size_t *count, const uint8_t *bytes, size_t length) {
  char *text = copy_text(bytes, length);
  char **grown = text == NULL ? NULL : grow(*list, count, sizeof *grown);
  if (grown == NULL) {
    free(text);
    return -1;
  }
  grown[*count - 1] = text;
  *list = grown;
  return 0;
}

static bool is_bare_name(const char *name) {
  return name[0] != 0 && strlen(name) < 256 && strchr(name, '/') == NULL &&
         strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

static bool is_below(const char *path, const char *folder) {
  size_t count = strlen(folder);
  return strncmp(path, folder, count) == 0 && (path[count] == 0 || path[count] == '/');
}

// A place for a mount: absolute, without empty parts or dots, in none of the jail's own folders.
static bool is_sound_place(const char *path) {
  if (path[0] != '/' || path[1] == 0 || strlen(path) >= 1024) return false;
  for (const char *part = path + 1;; part++) {
    const char *end = part + strcspn(part, "/");
    size_t count = (size_t)(end - part);
    if (count == 0 || (count == 1 && part[0] == '.')) return false;
    if (count == 2 && part[0] == '.' && part[1] == '.') return false;
    if (*end == 0) break;
    part = end;
  }
  return !is_below(path, "/work") && !is_below(path, "/tmp") && !is_below(path, "/dev") &&
         !is_below(path, "/proc");
}

static int add_mount(struct spec *spec, const uint8_t *bytes, size_t count) {
  const uint8_t *middle = memchr(bytes, 0, count);
  if (middle == NULL) return -1;
  struct mount_spec *grown = grow(spec->mounts, &spec->mount_count, sizeof *grown);
  if (grown == NULL) return -1;
  spec->mounts = grown;
  size_t first = (size_t)(middle - bytes);
  struct mount_spec *mount = &grown[spec->mount_count - 1];
  mount->host = copy_text(bytes, first);
  mount->jail = copy_text(middle + 1, count - first - 1);
  return mount->host != NULL && mount->host[0] == '/' && mount->jail != NULL ? 0 : -1;
}

static int add_file(struct spec *spec, const uint8_t *bytes, size_t count) {
  if (count < 2 || count < 2 + (size_t)bytes[1]) return -1;
  struct file_spec *grown = grow(spec->files, &spec->file_count, sizeof *grown);
  if (grown == NULL) return -1;
  spec->files = grown;
  struct file_spec *file = &grown[spec->file_count - 1];
  file->is_executable = bytes[0] == 1;
  file->name = copy_text(bytes + 2, bytes[1]);
  file->bytes = bytes + 2 + bytes[1];
  file->count = count - 2 - bytes[1];
  return file->name != NULL && is_bare_name(file->name) ? 0 : -1;
}

static int add_placed(struct spec *spec, const uint8_t *bytes, size_t count) {
  const uint8_t *middle = memchr(bytes, 0, count);
  if (middle == NULL) return -1;
  struct placed_spec *grown = grow(spec->placed, &spec->placed_count, sizeof *grown);
  if (grown == NULL) return -1;
  spec->placed = grown;
  size_t first = (size_t)(middle - bytes);
  struct placed_spec *item = &grown[spec->placed_count - 1];
  item->file = -1;
  item->host = copy_text(bytes, first);
  item->name = copy_text(middle + 1, count - first - 1);
  bool is_sound = item->host != NULL && item->host[0] == '/' && item->name != NULL;
  return is_sound && is_bare_name(item->name) ? 0 : -1;
}

static int add_inherited(struct spec *spec, const uint8_t *bytes, size_t count) {
  if (count < 3 || spec->inherited_count == MOST_INHERITED) return -1;
  if (bytes[0] != 0 && bytes[0] != INHERITED_DESCRIPTOR) return -1;
  char *host = copy_text(bytes + 2, count - 2);
  if (host == NULL || host[0] != '/') {
    free(host);
    return -1;
  }
  spec->inherited[spec->inherited_count++] = (struct inherited_spec){
      .host = host, .descriptor = bytes[0], .file = -1, .is_writable = bytes[1] == 1};
  return 0;
}

static int set_limits_from(struct limits *limits, const uint8_t *bytes, size_t count) {
  if (count != LIMIT_COUNT * 8) return -1;
  uint64_t *fields[LIMIT_COUNT] = {
      &limits->cpu,          &limits->wall,       &limits->start_cpu,  &limits->start_wall,
      &limits->rest,         &limits->memory,     &limits->processes,  &limits->file_bytes,
      &limits->output_bytes, &limits->open_files, &limits->stack,      &limits->work_bytes,
      &limits->work_files,   &limits->collected_bytes,
  };
  for (int i = 0; i < LIMIT_COUNT; i++) *fields[i] = get_number(bytes + 8 * i, 8);
  return 0;
}

static int add_collected(struct spec *spec, const uint8_t *bytes, size_t count) {
  if (add_text(&spec->collected, &spec->collected_count, bytes, count) != 0) return -1;
  return is_bare_name(spec->collected[spec->collected_count - 1]) ? 0 : -1;
}

static int set_options(struct spec *spec, const uint8_t *bytes, size_t count) {
  if (count != 6) return -1;
  spec->is_compiler = bytes[0] == 1;
  spec->has_frames = bytes[1] == 1;
  spec->shows_processes = bytes[2] == 1;
  spec->is_worker = bytes[3] == 1;
  spec->runs_own_files = bytes[4] == 1;
  spec->tells_all_text = bytes[5] == 1;
  return 0;
}

static int read_field(struct spec *spec, enum field field, const uint8_t *bytes, size_t count) {
  switch (field) {
  case FIELD_ARGUMENT: return add_text(&spec->arguments, &spec->argument_count, bytes, count);
  case FIELD_ENVIRONMENT:
    return add_text(&spec->environment, &spec->environment_count, bytes, count);
  case FIELD_MOUNT: return add_mount(spec, bytes, count);
  case FIELD_FILE: return add_file(spec, bytes, count);
  case FIELD_PLACED: return add_placed(spec, bytes, count);
  case FIELD_INHERITED: return add_inherited(spec, bytes, count);
  case FIELD_COLLECTED: return add_collected(spec, bytes, count);
  case FIELD_LIMITS: return set_limits_from(&spec->limits, bytes, count);
  case FIELD_OPTIONS: return set_options(spec, bytes, count);
  case FIELD_WORK:
    if (spec->work == NULL) spec->work = copy_text(bytes, count);
    return spec->work == NULL || spec->work[0] != '/' ? -1 : 0;
  }
  return -1;
}

static int check_limits(const struct limits *limits, struct failure *failure) {
  bool is_whole = limits->cpu != 0 && limits->wall != 0 && limits->memory != 0 &&
                  limits->processes != 0 && limits->open_files >= 8;
  return is_whole ? 0 : refuse(failure, "a limit is missing");
}

static int check(struct spec *spec, struct failure *failure) {
  if (spec->argument_count == 0 || spec->arguments[0][0] != '/')
    return refuse(failure, "the program's path is not absolute");
  if (spec->work == NULL) return refuse(failure, "the work folder is not named");
  if (check_limits(&spec->limits, failure) != 0) return -1;
  bool is_inside = strcmp(spec->work, "/work") == 0;
  for (size_t i = 0; is_inside && i < spec->mount_count; i++)
    if (!is_sound_place(spec->mounts[i].jail))
      return refuse(failure, "%s is no place for a mount", spec->mounts[i].jail);
  static char *empty[] = {NULL};
  if (spec->environment == NULL) spec->environment = empty;
  return 0;
}

static bool is_of_run(enum field field) {
  return field == FIELD_FILE || field == FIELD_PLACED || field == FIELD_COLLECTED ||
         field == FIELD_LIMITS;
}

// Reads all fields, or only those that a run may bring.
static int read_fields(struct spec *spec, const uint8_t *bytes, size_t count, bool is_run,
                       struct failure *failure) {
  size_t place = 0;
  while (place < count) {
    if (count - place < 6) return refuse(failure, "the order is cut short");
    enum field field = (enum field)get_number(bytes + place, 2);
    size_t length = (size_t)get_number(bytes + place + 2, 4);
    place += 6;
    if (length > count - place) return refuse(failure, "the order is cut short");
    errno = 0;
    if ((is_run && !is_of_run(field)) || read_field(spec, field, bytes + place, length) != 0)
      return errno == ENOMEM ? refuse(failure, "no memory")
                             : refuse(failure, "field %d of the order makes no sense", (int)field);
    place += length;
  }
  return 0;
}

int spec_read(struct spec *spec, const uint8_t *bytes, size_t count, struct failure *failure) {
  if (read_fields(spec, bytes, count, false, failure) != 0) return -1;
  return check(spec, failure);
}

void forget_run(struct spec *spec) {
  for (size_t i = 0; i < spec->file_count; i++) free(spec->files[i].name);
  for (size_t i = 0; i < spec->collected_count; i++) free(spec->collected[i]);
  for (size_t i = 0; i < spec->placed_count; i++) {
    free(spec->placed[i].host);
    free(spec->placed[i].name);
  }
  spec->file_count = spec->collected_count = spec->placed_count = 0;
}

int run_order_read(struct spec *spec, const uint8_t *bytes, size_t count,
                   struct failure *failure) {
  forget_run(spec);
  memset(&spec->limits, 0, sizeof spec->limits);
  if (read_fields(spec, bytes, count, true, failure) != 0) return -1;
  return check_limits(&spec->limits, failure);
}

static bool receive_all(int connection, void *bytes, size_t count) {
  for (size_t place = 0; place < count;) {
    ssize_t part = recv(connection, (uint8_t *)bytes + place, count - place, 0);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) return false;
    place += (size_t)part;
  }
  return true;
}

// A client that goes away before its order is whole ends the keeper without a word.
int order_receive(int connection, struct buffer *order, struct spec *spec,
                  struct failure *failure) {
  uint8_t header[5];
  if (!receive_all(connection, header, sizeof header)) _exit(0);
  uint64_t length = get_number(header, 4);
  if (length < 1 || length > MAXIMUM_MESSAGE || header[4] != ORDER_START)
    return refuse(failure, "the order makes no sense");
  if (!buffer_reserve(order, (size_t)length)) return refuse(failure, "no memory");
  if (!receive_all(connection, order->bytes, (size_t)length - 1)) _exit(0);
  return spec_read(spec, order->bytes, (size_t)length - 1, failure);
}
