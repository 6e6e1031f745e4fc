// macOS, rung L1: sandbox-exec, resource limits and polling. UNTESTED until someone runs it on a
// Mac. It speaks the same protocol as the Linux keeper, in one process per job and without
// control groups: memory and CPU time are the program's own, not its children's.
#ifdef __APPLE__
#include "jail.h"

#include <errno.h>
#include <fcntl.h>
#include <libproc.h>
#include <mach/mach_time.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CONTROL = 3, TICK_MILLISECONDS = 5, FORWARDED = 64 << 10, CHUNK = 64 << 10 };
static char tool[] = "/usr/bin/sandbox-exec";

struct job {
  int connection, files[3]; // Output, error, frames.
  pid_t pid;
  struct spec spec;
  struct buffer order, in;
  uint64_t cpu, memory, started, mark, case_cpu, case_wall, case_cpu_start, case_used;
  uint64_t text, frames, forwarded[2], frame_missing;
  uint8_t header[5];
  int header_count, status;
  bool has_case, waits, is_over;
  enum cause cause;
  char detail[512];
};

static void tell(struct job *job, char kind, struct buffer *body) {
  struct buffer message = {0};
  message_begin(&message, kind, buffer_count(body));
  buffer_append(&message, body->bytes + body->start, buffer_count(body));
  for (size_t place = 0; place < message.end;) {
    ssize_t part = send(job->connection, message.bytes + place, message.end - place, 0);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) break;
    place += (size_t)part;
  }
  free(message.bytes);
  free(body->bytes);
}

static void stop(struct job *job, enum cause cause) {
  if (!job->is_over) job->cause = cause;
  job->is_over = true;
}

static void measure(struct job *job) {
  struct rusage_info_v2 info;
  static mach_timebase_info_data_t base;
  if (base.denom == 0) mach_timebase_info(&base);
  if (proc_pid_rusage(job->pid, RUSAGE_INFO_V2, (rusage_info_t *)&info) != 0) return;
  job->cpu = (info.ri_user_time + info.ri_system_time) * base.numer / base.denom;
  if (info.ri_phys_footprint > job->memory) job->memory = info.ri_phys_footprint;
}

static void check(struct job *job) {
  const struct limits *limits = &job->spec.limits;
  measure(job);
  uint64_t cpu = job->cpu - job->case_cpu_start, wall = now() - job->started;
  uint64_t used = job->case_used + now() - job->mark;
  bool is_running = job->has_case && !job->waits;
  if (job->memory > limits->memory) stop(job, CAUSE_MEMORY);
  else if (job->cpu > limits->cpu || (is_running && cpu > job->case_cpu)) stop(job, CAUSE_CPU);
  // What it stood on the line for a processor is not told here: all but its CPU time is rest.
  else if (limits->rest != 0 && is_running && used > cpu && used - cpu > limits->rest)
    stop(job, CAUSE_IDLE);
  else if (is_running && used > job->case_wall)
    stop(job, cpu < job->case_cpu / 2 ? CAUSE_IDLE : CAUSE_WALL);
  else if (wall > limits->wall) stop(job, job->cpu < limits->cpu / 2 ? CAUSE_IDLE : CAUSE_WALL);
}

static void begin_case(struct job *job, uint64_t cpu, uint64_t wall) {
  measure(job);
  job->has_case = true;
  job->case_cpu = cpu;
  job->case_wall = wall;
  job->case_cpu_start = job->cpu;
  job->case_used = job->frames = job->forwarded[0] = job->forwarded[1] = 0;
  job->memory = 0;
}

static void read_text(struct job *job, int stream) {
  static uint8_t bytes[CHUNK];
  ssize_t count;
  while ((count = read(job->files[stream], bytes, sizeof bytes)) > 0) {
    job->text += (uint64_t)count;
    uint64_t room = FORWARDED - job->forwarded[stream];
    size_t part = (uint64_t)count < room ? (size_t)count : (size_t)room;
    job->forwarded[stream] += part;
    struct buffer body = {0};
    put_number(&body, (uint64_t)stream + 1, 1);
    buffer_append(&body, bytes, part);
    if (part > 0) tell(job, 'O', &body);
    if (job->text > job->spec.limits.output_bytes) stop(job, CAUSE_OUTPUT);
    if (job->is_over) return;
  }
}

static void follow(struct job *job, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    if (job->header_count < 5) {
      job->header[job->header_count++] = *bytes++;
      count--;
      if (job->header_count < 5) continue;
      uint64_t length = get_number(job->header, 4);
      job->frame_missing = length > 0 ? length - 1 : 0;
    }
    size_t part = count < job->frame_missing ? count : (size_t)job->frame_missing;
    job->frame_missing -= part;
    bytes += part;
    count -= part;
    if (job->frame_missing > 0) continue;
    job->header_count = 0;
    if (job->header[4] == 'E' || job->waits) continue;
    job->case_used += now() - job->mark;
    job->waits = true;
  }
}

static void read_frames(struct job *job) {
  static uint8_t bytes[CHUNK];
  ssize_t count = recv(job->files[2], bytes, sizeof bytes, MSG_DONTWAIT);
  if (count <= 0) return;
  for (int stream = 0; stream < 2; stream++) read_text(job, stream);
  measure(job);
  follow(job, bytes, (size_t)count);
  struct buffer body = {0};
  put_number(&body, job->cpu, 8);
  put_number(&body, job->memory, 8);
  buffer_append(&body, bytes, (size_t)count);
  tell(job, 'F', &body);
  job->frames += (uint64_t)count;
  if (job->frames > job->spec.limits.output_bytes) stop(job, CAUSE_OUTPUT);
}

// The program may not read for a while, so its bytes wait in the socket's own buffer or here.
static void pass_on(struct job *job, const uint8_t *bytes, size_t count) {
  while (count > 0 && !job->is_over) {
    ssize_t part = send(job->files[2], bytes, count, MSG_DONTWAIT);
    if (part > 0) {
      bytes += part;
      count -= (size_t)part;
      continue;
    }
    if (part < 0 && errno != EAGAIN && errno != EINTR && errno != ENOBUFS) return;
    struct pollfd waits[] = {{job->files[2], POLLOUT | POLLIN, 0}, {job->connection, 0, 0}};
    poll(waits, 2, TICK_MILLISECONDS);
    if (waits[1].revents & POLLHUP) stop(job, CAUSE_CANCELLED);
    read_frames(job);
    check(job);
  }
}

static void read_connection(struct job *job) {
  if (!buffer_reserve(&job->in, CHUNK)) return;
  ssize_t count = recv(job->connection, job->in.bytes + job->in.end, CHUNK, MSG_DONTWAIT);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) {
    stop(job, CAUSE_CANCELLED);
    return;
  }
  job->in.end += (size_t)count;
  while (!job->is_over && buffer_count(&job->in) >= 21) {
    const uint8_t *bytes = job->in.bytes + job->in.start;
    uint64_t length = get_number(bytes, 4);
    if (length < 17 || length > MAXIMUM_MESSAGE || bytes[4] != 'F') stop(job, CAUSE_FAILURE);
    if (job->is_over || buffer_count(&job->in) < 4 + length) return;
    uint64_t cpu = get_number(bytes + 5, 8);
    if (cpu > 0) begin_case(job, cpu, get_number(bytes + 13, 8));
    if (job->waits) job->mark = now();
    job->waits = false;
    pass_on(job, bytes + 21, (size_t)length - 17);
    buffer_drop(&job->in, 4 + (size_t)length);
  }
}

static void add_path(struct buffer *profile, const char *path) {
  buffer_append(profile, " (subpath \"", 11);
  for (; *path != 0; path++) {
    if (*path == '"' || *path == '\\') buffer_append(profile, "\\", 1);
    buffer_append(profile, path, 1);
  }
  buffer_append(profile, "\")", 2);
}

// Denies all but the system's own needs, reading the mounts, and the work folder.
static char *make_profile(const struct spec *spec) {
  struct buffer profile = {0};
  const char *const head = "(version 1)(deny default)(import \"system.sb\")(deny network*)"
                           "(allow process-fork)(allow signal (target same-sandbox))"
                           "(allow file-read* process-exec*";
  buffer_append(&profile, head, strlen(head));
  for (size_t i = 0; i < spec->mount_count; i++) add_path(&profile, spec->mounts[i].host);
  add_path(&profile, spec->work);
  buffer_append(&profile, ")(allow file-write*", 19);
  add_path(&profile, spec->work);
  buffer_append(&profile, ")", 2); // With its end.
  return (char *)profile.bytes;
}

static void set_limit(int resource, uint64_t value) {
  struct rlimit limit = {value, value};
  setrlimit(resource, &limit);
}

static void run_program(struct job *job, const int ends[3]) {
  const struct spec *spec = &job->spec;
  const struct limits *limits = &spec->limits;
  char **arguments = calloc(spec->argument_count + 4, sizeof *arguments);
  if (arguments == NULL) _exit(127);
  arguments[0] = tool;
  arguments[1] = "-p";
  arguments[2] = make_profile(spec);
  memcpy(arguments + 3, spec->arguments, spec->argument_count * sizeof *arguments);
  setsid();
  int nothing = open("/dev/null", O_RDONLY);
  dup2(nothing, 0);
  for (int i = 0; i < (spec->has_frames ? 3 : 2); i++) dup2(ends[i], i + 1);
  for (int file = spec->has_frames ? 4 : 3; file < 256; file++) close(file);
  set_limit(RLIMIT_CPU, limits->cpu / 1000000000 + 2);
  set_limit(RLIMIT_FSIZE, limits->file_bytes);
  set_limit(RLIMIT_NOFILE, limits->open_files);
  set_limit(RLIMIT_CORE, 0);
  if (chdir(spec->work) == 0) execve(tool, arguments, spec->environment);
  _exit(127);
}

static int start(struct job *job, struct failure *failure) {
  int output[2], error[2], frames[2];
  if (mkdir(job->spec.work, 0700) != 0) return fail(failure, "making %s", job->spec.work);
  int work = open(job->spec.work, O_RDONLY | O_DIRECTORY);
  if (work < 0 || placed_open(&job->spec, failure) != 0 ||
      work_fill(&job->spec, geteuid(), work, failure) != 0)
    return -1;
  placed_close(&job->spec);
  close(work);
  if (pipe(output) != 0 || pipe(error) != 0 || socketpair(AF_UNIX, SOCK_STREAM, 0, frames) != 0)
    return fail(failure, "making channels");
  const int ends[] = {output[1], error[1], frames[1]};
  job->pid = fork();
  if (job->pid == 0) run_program(job, ends);
  if (job->pid < 0) return fail(failure, "fork");
  for (int i = 0; i < 3; i++) close(ends[i]);
  job->files[0] = output[0];
  job->files[1] = error[0];
  job->files[2] = frames[0];
  for (int i = 0; i < 3; i++) fcntl(job->files[i], F_SETFL, O_NONBLOCK);
  job->started = job->mark = now();
  const struct limits *limits = &job->spec.limits;
  if (limits->start_cpu > 0) begin_case(job, limits->start_cpu, limits->start_wall);
  struct buffer level = {0};
  put_number(&level, 1, 1);
  put_number(&level, 0, 8);
  tell(job, 'L', &level);
  return 0;
}

static void run(struct job *job) {
  while (!job->is_over) {
    struct pollfd waits[] = {{job->connection, POLLIN, 0}, {job->files[2], POLLIN, 0}};
    poll(waits, 2, TICK_MILLISECONDS);
    if (waits[0].revents != 0) read_connection(job);
    for (int stream = 0; stream < 2; stream++) read_text(job, stream);
    read_frames(job);
    check(job);
    siginfo_t information = {0};
    if (waitid(P_PID, (id_t)job->pid, &information, WEXITED | WNOHANG | WNOWAIT) == 0 &&
        information.si_pid == job->pid)
      stop(job, CAUSE_PROGRAM);
  }
}

static void collect(struct job *job, const char *name) {
  char path[2048];
  struct stat status;
  snprintf(path, sizeof path, "%s/%s", job->spec.work, name);
  int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) return;
  bool is_sound = fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 1 &&
                  (uint64_t)status.st_size <= job->spec.limits.collected_bytes;
  struct buffer body = {0};
  put_text(&body, name);
  if (is_sound && buffer_reserve(&body, (size_t)status.st_size)) {
    ssize_t count = read(file, body.bytes + body.end, (size_t)status.st_size);
    if (count > 0) body.end += (size_t)count;
    tell(job, 'C', &body);
  }
  close(file);
}

static void end(struct job *job) {
  if (job->pid > 0) {
    kill(-job->pid, SIGKILL); // Its session's group; who left it is not reached on this rung.
    kill(job->pid, SIGKILL);
    while (waitpid(job->pid, &job->status, 0) < 0 && errno == EINTR) {
    }
    for (int stream = 0; stream < 2; stream++) read_text(job, stream);
    for (int i = 0; i < 256; i++) read_frames(job);
    for (size_t i = 0; job->cause == CAUSE_PROGRAM && i < job->spec.collected_count; i++)
      collect(job, job->spec.collected[i]);
    remove_folder(job->spec.work);
  }
  bool is_signal = WIFSIGNALED(job->status);
  struct buffer body = {0};
  put_number(&body, is_signal, 1);
  put_number(&body, (uint64_t)(is_signal ? WTERMSIG(job->status) : WEXITSTATUS(job->status)), 2);
  put_number(&body, job->cause, 1);
  put_number(&body, job->cpu, 8);
  put_number(&body, job->memory, 8);
  put_text(&body, job->detail);
  tell(job, 'E', &body);
  _exit(0);
}

static void keep(int connection) {
  static struct job job;
  struct failure failure = {.text = ""};
  job.connection = connection;
  job.files[0] = job.files[1] = job.files[2] = -1;
  if (order_receive(connection, &job.order, &job.spec, &failure) != 0 ||
      start(&job, &failure) != 0) {
    stop(&job, CAUSE_FAILURE);
    memcpy(job.detail, failure.text, sizeof job.detail);
  } else {
    run(&job);
  }
  end(&job);
}

static int receive_request(int *connection) {
  char kind = 0;
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {&kind, 1};
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  *connection = -1;
  ssize_t count = recvmsg(CONTROL, &message, 0);
  if (count < 0 && errno == EINTR) return 0;
  if (count <= 0) return -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header != NULL && header->cmsg_type == SCM_RIGHTS)
    memcpy(connection, CMSG_DATA(header), sizeof *connection);
  return kind;
}

int supervise(int ceiling) {
  signal(SIGCHLD, SIG_IGN); // Keepers are reaped by the system.
  signal(SIGPIPE, SIG_IGN);
  for (int file = CONTROL + 1; file < 256; file++) close(file);
  bool works = ceiling >= 1 && access(tool, X_OK) == 0;
  const char *report = works ? "step\tsandbox-exec\t1\t\nlevel\t1\n"
                             : "step\tsandbox-exec\t0\tIt is missing.\nlevel\t0\n";
  int connection, kind;
  while ((kind = receive_request(&connection)) >= 0) {
    if (kind == 'P') send(connection, report, strlen(report), 0);
    if (kind == 'J' && works && fork() == 0) {
      signal(SIGCHLD, SIG_DFL);
      close(CONTROL);
      keep(connection);
    }
    if (connection >= 0) close(connection);
  }
  return 0;
}
#endif
