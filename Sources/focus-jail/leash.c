// A tool of the host's, such as the compiler that builds a prelude: it shall not outlive the process
// that asked for it, however that ends.
#include "jail.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t start(char **arguments, const sigset_t *before) {
  pid_t own = getpid(), tool = fork();
  if (tool != 0) return tool;
  // Should the leash itself be killed.
  if (set_up_death_signal(SIGKILL, own) != 0) _exit(127);
  sigprocmask(SIG_SETMASK, before, NULL);
  execv(arguments[0], arguments);
  _exit(127);
}

// Reaps; true once the tool itself has ended.
static bool has_ended(pid_t tool, int *status) {
  bool has = false;
  int other;
  pid_t pid;
  while ((pid = waitpid(-1, &other, WNOHANG)) > 0) {
    if (pid != tool) continue;
    has = true;
    *status = other;
  }
  return has;
}

int leash(pid_t parent, char **arguments) {
  sigset_t signals, before;
  sigemptyset(&signals);
  const int watched[] = {SIGCHLD, SIGTERM, SIGINT, SIGHUP};
  for (size_t i = 0; i < sizeof watched / sizeof watched[0]; i++) sigaddset(&signals, watched[i]);
  sigprocmask(SIG_BLOCK, &signals, &before);
  int parent_file = (int)syscall(SYS_pidfd_open, parent, 0);
  int signal_file = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  // Who was left by its parent stays below this process.
  if (signal_file < 0 || getppid() != parent || prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0)
    return 127;
  pid_t tool = start(arguments, &before);
  if (tool < 0) return 127;
  int status = 127 << 8;
  struct pollfd waits[] = {{signal_file, POLLIN, 0}, {parent_file, POLLIN, 0}};
  while (true) {
    if (poll(waits, 2, -1) < 0 && errno != EINTR) break;
    struct signalfd_siginfo signal;
    bool must_end = waits[1].revents != 0;
    while (read(signal_file, &signal, sizeof signal) == sizeof signal)
      must_end = must_end || signal.ssi_signo != SIGCHLD;
    if (has_ended(tool, &status) || must_end) break;
  }
  processes_kill(getpid(), 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
