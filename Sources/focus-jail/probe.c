// The ladder: each step is done in a child, and the highest rung on which a whole trial job works
// is taken.
#include "jail.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void add_step(struct report *report, const char *name, bool works, const char *reason,
                     const char *remedy) {
  char line[1024];
  snprintf(line, sizeof line, "step\t%s\t%d\t%s%s%s\n", name, works, works ? "" : reason,
           works || reason[0] == 0 ? "" : ". ", works ? "" : remedy);
  size_t count = strlen(line);
  if (report->count + count < sizeof report->text) {
    memcpy(report->text + report->count, line, count);
    report->count += count;
  }
}

static int write_new(const char *path) {
  int file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
  if (file >= 0) close(file);
  return file >= 0 ? 0 : -1;
}

// Does something in a child; 0 or the errno it failed with.
static int in_child(int (*body)(uid_t), uid_t argument) {
  pid_t child = fork();
  if (child == 0) _exit(body(argument) == 0 ? 0 : errno);
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return errno;
  return WIFEXITED(status) ? WEXITSTATUS(status) : EPERM;
}

static const int reaching[] = {CAP_DAC_READ_SEARCH, CAP_DAC_OVERRIDE};

// Whether a private user with this capability alone reads in a folder that is closed to others.
static int read_closed(uid_t place) {
  const struct abilities abilities = {
      .is_root = true, .reach = reaching[place & 1], .reaches = true};
  struct failure failure;
  char folder[64], file[96];
  snprintf(folder, sizeof folder, "/tmp/focus-jail-%d-0", (int)getppid());
  snprintf(file, sizeof file, "%s/closed", folder);
  bool is_made = mkdir(folder, 0700) == 0 && write_new(file) == 0;
  pid_t reader = is_made ? fork() : -1;
  if (reader == 0)
    _exit(drop_privileges(&abilities, place >> 1, &failure) == 0 && access(file, R_OK) == 0 ? 0 : 1);
  int status = 1;
  if (reader > 0) waitpid(reader, &status, 0);
  remove_folder(folder);
  errno = EPERM;
  return status == 0 ? 0 : -1;
}

static int become(uid_t uid) { return setresuid(uid, uid, uid); }

static int make_user_namespace(uid_t uid) {
  if (uid != 0 && setresuid(uid, uid, uid) != 0) return -1;
  return unshare(CLONE_NEWUSER);
}

static int make_namespaces(uid_t is_root) {
  int flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS |
              CLONE_NEWCGROUP;
  return unshare(is_root ? flags : flags | CLONE_NEWUSER);
}

static int filter_calls(uid_t unused) {
  (void)unused;
  const struct cage cage = {.abilities = {.level = L3}};
  struct failure failure;
  int listener;
  if (drop_privileges(&cage.abilities, 0, &failure) != 0) return -1;
  if (seccomp_confine(&cage, &listener, &failure) != 0) return -1;
  errno = EPERM;
  return unshare(CLONE_NEWUTS) == -1 && errno == EPERM ? 0 : -1;
}

// Runs a job that does everything but the exec; gives what stands in its way.
static int run_trial(struct abilities *abilities, struct failure *failure) {
  char folder[64], *arguments[] = {"/trial", NULL}, *environment[] = {NULL};
  snprintf(folder, sizeof folder, "/tmp/focus-jail-%d-0", (int)getpid());
  struct spec spec = {.arguments = arguments,
                      .environment = environment,
                      .argument_count = 1,
                      .limits = {.cpu = 1000000000,
                                 .memory = 64 << 20,
                                 .processes = 8,
                                 .file_bytes = 1 << 20,
                                 .open_files = 64,
                                 .stack = 8 << 20,
                                 .work_bytes = 1 << 20,
                                 .work_files = 16},
                      .is_trial = true,
                      .work = abilities->level >= L3 ? "/work" : folder};
  struct cgroup cgroup;
  struct launch launch = {.spec = &spec, .abilities = abilities, .cgroup = &cgroup};
  launch.uid = abilities->first_uid == 0 ? geteuid() : abilities->first_uid;
  char name[96];
  job_name(name, sizeof name, getpid());
  cgroup_none(&cgroup);
  if (abilities->level >= L4 &&
      cgroup_create(&cgroup, abilities->level == L5 ? 2 : 1, &spec.limits, name, failure) != 0)
    return -1;
  if (abilities->level < L3 && (mkdir(folder, 0700) != 0 ||
                                (abilities->is_root && chown(folder, launch.uid, launch.uid) != 0)))
    return fail(failure, "making %s", folder);
  int result = launch_start(&launch, failure), descriptors[MOST_DESCRIPTORS];
  struct status_message message = {.kind = 0};
  while (result == 0 && message.kind != STATUS_ENDED && message.kind != STATUS_FAILED) {
    struct pollfd waits = {.fd = launch.status[0], .events = POLLIN};
    if (poll(&waits, 1, 5000) <= 0 || !status_receive(launch.status[0], &message, descriptors))
      result = refuse(failure, "the trial ended without a word");
  }
  if (message.kind == STATUS_FAILED) {
    *failure = message.failure;
    result = -1;
  } else if (result == 0 && message.number != 0) {
    result = refuse(failure, "the trial ended with status %d", message.number);
  }
  if (launch.pid > 0) {
    kill(launch.pid, SIGKILL);
    waitpid(launch.pid, NULL, 0);
  }
  cgroup_remove(&cgroup);
  if (abilities->level < L3) remove_folder(folder);
  return result;
}

// The same in a child, so that no descriptor or process of a trial stays.
static bool works_at(struct abilities *abilities, int level, struct failure *failure) {
  int words[2];
  struct abilities tried = *abilities;
  tried.level = level;
  memset(failure, 0, sizeof *failure);
  if (pipe(words) != 0) return false;
  pid_t child = fork();
  if (child == 0) {
    struct failure found = {.text = ""};
    int result = run_trial(&tried, &found);
    ssize_t written = write(words[1], found.text, strlen(found.text));
    _exit(result == 0 && written >= 0 ? 0 : 1);
  }
  close(words[1]);
  ssize_t count = read(words[0], failure->text, sizeof failure->text - 1);
  failure->text[count < 0 ? 0 : count] = 0;
  close(words[0]);
  int status = 1;
  if (child > 0) waitpid(child, &status, 0);
  return child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static uid_t find_first_uid(void) {
  // Containers often map 65,536 users alone.
  const uid_t candidates[] = {1879048192, 40000};
  for (size_t i = 0; i < sizeof candidates / sizeof candidates[0]; i++)
    if (in_child(become, candidates[i]) == 0) return candidates[i];
  return 0;
}

static void probe_processes(struct abilities *abilities, struct report *report) {
  abilities->is_root = geteuid() == 0;
  abilities->first_uid = abilities->is_root ? find_first_uid() : 0;
  if (abilities->is_root)
    add_step(report, "private users", abilities->first_uid != 0, "setresuid fails",
             "Give the container a range of at least 60,000 users.");
  int reason = in_child(make_user_namespace, abilities->first_uid);
  abilities->user_namespace = reason == 0;
  add_step(report, "user namespace", reason == 0, strerror(reason),
           "Allow it: sysctl user.max_user_namespaces=10000; on Ubuntu also "
           "kernel.apparmor_restrict_unprivileged_userns=0.");
  reason = in_child(make_namespaces, abilities->is_root);
  add_step(report, "process, mount, network, ipc, host name and cgroup namespaces", reason == 0,
           strerror(reason),
           "In a container add CAP_SYS_ADMIN; elsewhere allow user namespaces.");
}

static void probe_filters(struct abilities *abilities, struct report *report) {
  int reason = in_child(filter_calls, 0);
  abilities->notifies = reason == 0 && seccomp_notifies();
  add_step(report, "seccomp filter", reason == 0, strerror(reason),
           "Use a kernel with CONFIG_SECCOMP_FILTER.");
  add_step(report, "seccomp names the forbidden call", abilities->notifies, "no listener",
           "Use Linux 5.0 or newer.");
  abilities->landlock_abi = landlock_abi();
  add_step(report, "landlock", abilities->landlock_abi > 0, "not enabled",
           "Use Linux 5.13 or newer and add landlock to the kernel's lsm= list.");
}

// Only where a program sees the machine's own folders. To write is more than is needed: that one is
// lent only where landlock knows of every way to write.
static void probe_reach(struct abilities *abilities, struct report *report) {
  for (int i = 0; i < 2 && abilities->reach == 0; i++)
    if ((i == 0 || abilities->landlock_abi >= 3) &&
        in_child(read_closed, abilities->first_uid << 1 | (uid_t)i) == 0)
      abilities->reach = reaching[i];
  add_step(report, "programs and caches below a closed home", abilities->reach != 0,
           "a private user may not go there",
           "Open the way (chmod o+x on the folders above), move the cache to an open folder "
           "(XDG_CACHE_HOME), or give the container CAP_DAC_READ_SEARCH.");
}

static int probe_groups(struct report *report) {
  struct failure v2 = {.text = "not mounted"}, v1 = v2;
  int version = cgroup_version(&v2, &v1);
  add_step(report, "cgroup v2 with memory and pids", version == 2, v2.text,
           "Start Focus below a delegated group: systemd-run --user --scope -p Delegate=yes.");
  if (version != 2)
    add_step(report, "cgroup v1 memory and pids", version == 1, v1.text,
             "Run as root, or mount the controllers writable.");
  add_step(report, "cgroup kill", cgroup_has_kill(), "no writable v2 group",
           "Not needed where process namespaces work.");
  return version;
}

void probe(struct abilities *abilities, int ceiling, struct report *report) {
  struct failure failure;
  probe_processes(abilities, report);
  probe_filters(abilities, report);
  int version = probe_groups(report);
  const int levels[] = {L5, L4, L3, L2};
  const char *const names[] = {"a whole job on L5", "a whole job on L4", "a whole job on L3",
                               "a whole job on L2"};
  abilities->level = L0;
  for (int i = 0; i < 4 && abilities->level == L0; i++) {
    int level = levels[i];
    if (level > ceiling || (level == L5 && version != 2) || (level == L4 && version != 1)) continue;
    bool works = (level != L2 || abilities->landlock_abi > 0) && works_at(abilities, level, &failure);
    add_step(report, names[i], works, failure.text, "Mend the steps above.");
    if (works) abilities->level = level;
  }
  if (abilities->level == L2 && abilities->first_uid != 0) probe_reach(abilities, report);
  char line[32];
  int count = snprintf(line, sizeof line, "level\t%d\n", abilities->level);
  memcpy(report->text + report->count, line, (size_t)count);
  report->count += (size_t)count;
}
