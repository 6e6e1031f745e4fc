// focus-jail: runs programs that nobody trusts. One process supervises; each job has a keeper
// outside and a pid 1 inside. Everything of a job lives as long as its connection.
#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum level { L0 = 0, L2 = 2, L3 = 3, L4 = 4, L5 = 5 };

// What this machine can do; found once by the supervisor, inherited by every keeper.
struct abilities {
  int level;
  bool is_root;
  bool user_namespace;
  int landlock_abi;
  bool notifies;
  uid_t first_uid; // Private users count from here; 0: there are none.
};

enum cause {
  CAUSE_PROGRAM,
  CAUSE_CPU,
  CAUSE_WALL,
  CAUSE_IDLE,
  CAUSE_MEMORY,
  CAUSE_OUTPUT,
  CAUSE_DENIED,
  CAUSE_CANCELLED,
  CAUSE_FAILURE,
};

struct failure {
  char text[512];
};

// common.c

// Writes the text, then the reason that errno names; gives -1.
int fail(struct failure *failure, const char *format, ...) __attribute__((format(printf, 2, 3)));
// The same without errno.
int refuse(struct failure *failure, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

uint64_t now(void);

// protocol.c

struct limits {
  uint64_t cpu, wall, start_cpu, start_wall; // Nanoseconds.
  uint64_t memory, processes, file_bytes, output_bytes, open_files, stack;
  uint64_t work_bytes, work_files, collected_bytes;
};

struct mount_spec {
  char *host, *jail;
};

struct file_spec {
  char *name;
  const uint8_t *bytes;
  size_t count;
  bool is_executable;
};

struct spec {
  char **arguments, **environment, **collected;
  struct mount_spec *mounts;
  struct file_spec *files;
  size_t argument_count, environment_count, collected_count, mount_count, file_count;
  struct limits limits;
  bool is_compiler, has_frames, shows_processes;
  bool is_trial; // Everything but the exec; how the ladder is probed.
  char *work;    // "/work", or the host's folder where there are no namespaces.
};

struct buffer {
  uint8_t *bytes;
  size_t start, end, capacity;
};

enum { MAXIMUM_MESSAGE = 256 << 20 };

// The bytes must outlive the spec.
int spec_read(struct spec *spec, const uint8_t *bytes, size_t count, struct failure *failure);
// Waits for a client's order; `order` keeps the bytes that the spec points into.
int order_receive(int connection, struct buffer *order, struct spec *spec,
                  struct failure *failure);
size_t buffer_count(const struct buffer *buffer);
// Makes room for at least `count` bytes after the end; false when there is no memory.
bool buffer_reserve(struct buffer *buffer, size_t count);
bool buffer_append(struct buffer *buffer, const void *bytes, size_t count);
void buffer_drop(struct buffer *buffer, size_t count);
void message_begin(struct buffer *buffer, char kind, size_t count);
void put_number(struct buffer *buffer, uint64_t number, int bytes);
void put_text(struct buffer *buffer, const char *text);
uint64_t get_number(const uint8_t *bytes, int count);

// cgroups.c

struct cgroup {
  char paths[5][512]; // memory, pids, cpuacct, freezer, unified; "" where absent.
  int joins[4];       // v1: files into which pid 1 writes itself.
  int unified;        // v2: the folder that pid 1 is born into.
  int cpu, peak, events, kill;
  bool resets_peak;
};

void cgroup_find_bases(void);
// The version that can limit memory and processes here: 2, 1 or 0; what is wrong with each.
int cgroup_version(struct failure *v2, struct failure *v1);
bool cgroup_has_kill(void);
int cgroup_create(struct cgroup *group, int version, const struct limits *limits,
                  const char *name, struct failure *failure);
void cgroup_none(struct cgroup *group);
int cgroup_join(const struct cgroup *group);
bool cgroup_cpu(const struct cgroup *group, uint64_t *nanoseconds);
uint64_t cgroup_peak(const struct cgroup *group);
uint64_t cgroup_oom_kills(const struct cgroup *group);
void cgroup_begin_case(struct cgroup *group);
void cgroup_kill(const struct cgroup *group);
void cgroup_remove(struct cgroup *group);
// Removes a job's groups by name, also when their keeper is dead.
void cgroup_remove_named(const char *name);

// sweep.c

void job_name(char *name, size_t size, pid_t keeper);
void sweep_cgroups(void);
void sweep_folders(void);
// Calls `visit` for every leftover group below a folder; `visit` gets its path.
void sweep_tree(const char *path, int depth);

// processes.c: what is known through /proc and the processes' clocks

struct processes {
  uint64_t cpu, memory;
  unsigned count;
};

// All descendants of a process and, if asked, itself.
void processes_measure(pid_t root, bool with_root, struct processes *sum);
void processes_kill(pid_t root, uid_t uid);
void processes_kill_user(uid_t uid);

// inside.c

struct launch {
  const struct spec *spec;
  const struct abilities *abilities;
  struct cgroup *cgroup;
  uid_t uid;
  int output[2], error[2], frames[2]; // [0] is the keeper's end.
  int status[2];
  pid_t pid;
  int pidfd;
};

enum { STATUS_WORK = 'W', STATUS_LISTENER = 'N', STATUS_FAILED = 'X', STATUS_ENDED = 'D' };

struct status_message {
  char kind;
  int number;
  struct failure failure;
};

int launch_start(struct launch *launch, struct failure *failure);
// Receives one message and the descriptor that came with it, or -1; false when there is none.
bool status_receive(int socket, struct status_message *message, int *descriptor);
void status_send(int socket, const struct status_message *message, int descriptor);

// root.c

int root_build(const struct launch *launch, struct failure *failure);

// folder.c

int work_fill(const struct spec *spec, uid_t uid, int work, struct failure *failure);
void remove_folder(const char *path);

// confine.c

// Order matters: the user first (capabilities go with it), then landlock, then seccomp.
int confine_program(const struct launch *launch, struct failure *failure);
int drop_privileges(const struct abilities *abilities, uid_t uid, struct failure *failure);
int set_limits(const struct launch *launch, struct failure *failure);

// landlock.c

int landlock_abi(void);
int landlock_confine(const struct launch *launch, struct failure *failure);

// seccomp.c

// Gives the listener of the calls that end the program, or -1 where there is none.
int seccomp_confine(const struct launch *launch, int *listener, struct failure *failure);
bool seccomp_notifies(void);
// The name of the forbidden call that waits at the listener; NULL when there is none.
const char *seccomp_denied(int listener);

// keeper.c

// What a keeper without namespaces would leave if it were killed; the supervisor sees it.
struct belongings {
  uid_t uid;
  char folder[256];
};

void keeper_run(int connection, const struct abilities *abilities, struct belongings *belongings)
    __attribute__((noreturn));

// probe.c

struct report {
  char text[8192];
  size_t count;
};

void probe(struct abilities *abilities, int ceiling, struct report *report);

// supervisor.c

int supervise(int ceiling);

int write_file(const char *path, const char *text);
int set_up_death_signal(int signal, pid_t parent);
