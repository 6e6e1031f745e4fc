#include "CJail.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

// Both ends close on exec: a descriptor that leaks into another child would keep a jail alive.
static int make_pair(int type, int ends[2]) {
  return socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : errno;
}

// A supervisor that somebody stops would leave every run waiting, so it goes on at once. Ends when
// the supervisor is reaped.
static void *keep_going(void *place) {
  pid_t pid = (pid_t)(intptr_t)place;
  siginfo_t stopped;
  while (true) {
    if (waitid(P_PID, (id_t)pid, &stopped, WSTOPPED) == 0) kill(pid, SIGCONT);
    else if (errno != EINTR) return NULL;
  }
}

static int watch_stops(pid_t pid) {
  pthread_t thread;
  pthread_attr_t attributes;
  sigset_t all, before;
  int failure = pthread_attr_init(&attributes);
  if (failure != 0) return failure;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // The program's signals are for its other threads.
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  failure = pthread_create(&thread, &attributes, keep_going, (void *)(intptr_t)pid);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return failure;
}

// Away from the terminal's group: Ctrl-C reaches the server, which then ends the supervisor.
static void set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                           POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setpgroup(attributes, 0);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
}

// Each of these takes memory.
static int add_actions(posix_spawn_file_actions_t *actions, int control) {
  int failure = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDWR, 0);
  if (failure == 0) failure = posix_spawn_file_actions_adddup2(actions, 0, 1);
  if (failure == 0) failure = posix_spawn_file_actions_adddup2(actions, control, 3);
  return failure;
}

static int spawn(const char *executable, const char *ceiling, int control, pid_t *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  char *arguments[] = {(char *)executable, "supervise", (char *)ceiling, NULL};
  char *environment[] = {NULL};
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure == 0) {
    set_attributes(&attributes);
    failure = add_actions(&actions, control);
    if (failure == 0)
      failure = posix_spawn(pid, executable, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

int cjail_start(const char *executable, const char *ceiling, CJailProcess *process) {
  int ends[2];
  int failure = make_pair(SOCK_STREAM, ends);
  if (failure != 0) return failure;
  failure = spawn(executable, ceiling, ends[1], &process->pid);
  close(ends[1]);
  process->control = failure == 0 ? ends[0] : -1;
  if (failure != 0) {
    close(ends[0]);
    return failure;
  }
  failure = watch_stops(process->pid);
  if (failure != 0) cjail_stop(*process);
  return failure;
}

void cjail_stop(CJailProcess process) {
  close(process.control);
  while (waitpid(process.pid, NULL, 0) < 0 && errno == EINTR) {
  }
}

int cjail_open(CJailProcess process, char kind, int *connection) {
  int ends[2];
  int failure = make_pair(SOCK_STREAM, ends);
  if (failure != 0) return failure;
  struct iovec part = {&kind, 1};
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &ends[1], sizeof(int));
  ssize_t sent;
  do sent = sendmsg(process.control, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  failure = sent < 0 ? errno : 0;
  close(ends[1]);
  if (failure != 0) {
    close(ends[0]);
    return failure;
  }
  *connection = ends[0];
  return 0;
}

int cjail_send(int connection, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t sent = send(connection, next, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return errno;
    next += sent;
    count -= (size_t)sent;
  }
  return 0;
}

ssize_t cjail_send_some(int connection, const void *bytes, size_t count) {
  ssize_t sent;
  do sent = send(connection, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
  while (sent < 0 && errno == EINTR);
  return sent < 0 && errno == EAGAIN ? 0 : sent;
}

bool cjail_is_open(int connection) {
  char byte;
  ssize_t count = recv(connection, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

ssize_t cjail_receive(int connection, void *bytes, size_t count) {
  ssize_t received;
  do received = recv(connection, bytes, count, 0);
  while (received < 0 && errno == EINTR);
  return received;
}

void cjail_finish_writing(int connection) { shutdown(connection, SHUT_WR); }

void cjail_close(int connection) { close(connection); }
