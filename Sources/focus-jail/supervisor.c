// The supervisor: forks a keeper for each connection, and dies with the process that started it.
#include "jail.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CONTROL = 3, MAXIMUM_KEEPERS = 256 };

static pid_t keepers[MAXIMUM_KEEPERS];
static struct belongings *belongings; // Shared with the keepers, one place each.

// Waits for one request; the kind, or -1 at the end.
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
  ssize_t count = recvmsg(CONTROL, &message, MSG_CMSG_CLOEXEC);
  *connection = -1;
  if (count < 0 && errno == EINTR) return 0;
  if (count <= 0) return -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header != NULL && header->cmsg_type == SCM_RIGHTS)
    memcpy(connection, CMSG_DATA(header), sizeof *connection);
  return kind;
}

static pid_t *free_place(void) {
  for (int i = 0; i < MAXIMUM_KEEPERS; i++)
    if (keepers[i] == 0) return &keepers[i];
  return NULL;
}

static void start_keeper(int connection, const struct abilities *abilities) {
  pid_t *place = free_place(), parent = getpid();
  struct belongings *own = place == NULL ? NULL : &belongings[place - keepers];
  if (own != NULL) memset(own, 0, sizeof *own);
  pid_t child = place == NULL ? -1 : fork();
  if (child > 0) *place = child;
  if (child != 0) return; // Without a keeper the connection is closed, which the client sees.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (set_up_death_signal(SIGTERM, parent) != 0) _exit(0);
  // The number 3 stays taken, so that no channel gets it before the program does.
  dup2(0, CONTROL);
  for (int file = CONTROL + 1; file < 64; file++)
    if (file != connection) close(file);
  keeper_run(connection, abilities, own);
}

static void reap_keepers(void) {
  int status;
  pid_t pid;
  while ((pid = waitpid(-1, &status, WNOHANG | WUNTRACED)) > 0) {
    // Nobody watches a run whose keeper was stopped.
    if (WIFSTOPPED(status)) {
      kill(pid, SIGCONT);
      continue;
    }
    struct belongings *own = NULL;
    for (int i = 0; i < MAXIMUM_KEEPERS; i++) {
      if (keepers[i] != pid) continue;
      keepers[i] = 0;
      own = &belongings[i];
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) continue;
    // A keeper that was killed: its pid 1 died with it, its groups and folder are left.
    char name[96];
    job_name(name, sizeof name, pid);
    cgroup_remove_named(name);
    if (own == NULL || own->folder[0] == 0) continue;
    if (own->uid != geteuid()) processes_kill_user(own->uid);
    remove_folder(own->folder);
  }
}

static void end_keepers(void) {
  for (int i = 0; i < MAXIMUM_KEEPERS; i++)
    if (keepers[i] > 0) kill(keepers[i], SIGTERM);
  for (int i = 0; i < MAXIMUM_KEEPERS; i++)
    if (keepers[i] > 0) waitpid(keepers[i], NULL, 0);
}

static void tell(int connection, const struct report *report) {
  for (size_t place = 0; place < report->count;) {
    ssize_t part = send(connection, report->text + place, report->count - place, MSG_NOSIGNAL);
    if (part <= 0) return;
    place += (size_t)part;
  }
}

static int watch_signals(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGHUP);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  signal(SIGPIPE, SIG_IGN);
  return signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

static void serve(int signals, int parent, const struct abilities *abilities,
                  const struct report *report) {
  struct pollfd waits[] = {{CONTROL, POLLIN, 0}, {signals, POLLIN, 0}, {parent, POLLIN, 0}};
  while (true) {
    if (poll(waits, 3, -1) < 0 && errno != EINTR) return;
    if (waits[2].revents != 0) return; // The parent ended.
    if (waits[1].revents != 0) {
      struct signalfd_siginfo signal;
      while (read(signals, &signal, sizeof signal) == sizeof signal)
        if (signal.ssi_signo != SIGCHLD) return;
      reap_keepers();
    }
    if (waits[0].revents == 0) continue;
    int connection, kind = receive_request(&connection);
    if (kind < 0) return;
    if (kind == REQUEST_JOB && connection >= 0) start_keeper(connection, abilities);
    if (kind == REQUEST_PROBE && connection >= 0) tell(connection, report);
    if (connection >= 0) close(connection);
  }
}

int supervise(int ceiling) {
  static struct report report;
  static struct abilities abilities;
  umask(022);
  if (chdir("/") != 0) return 1;
  // Nothing that leaked from the parent may reach a program.
  syscall(SYS_close_range, CONTROL + 1, ~0u, 0);
  fcntl(CONTROL, F_SETFD, FD_CLOEXEC);
  pid_t parent = getppid();
  int parent_file = (int)syscall(SYS_pidfd_open, parent, 0);
  if (getppid() != parent) return 0;
  int signals = watch_signals();
  size_t size = MAXIMUM_KEEPERS * sizeof *belongings;
  belongings = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (belongings == MAP_FAILED) {
    perror("focus-jail: no memory for the keepers");
    return 1;
  }
  cgroup_find_bases();
  char name[96];
  job_name(name, sizeof name, getpid());
  sweep_cgroups();
  sweep_folders();
  sweep_tell();
  probe(&abilities, ceiling, &report);
  serve(signals, parent_file, &abilities, &report);
  end_keepers();
  return 0;
}
