// focus-jail: runs programs that nobody trusts. One process supervises; each job has a keeper
// outside and a pid 1 inside. Everything of a job lives as long as its connection.
#pragma once

#include "order.h"
#include "protocol.h"

// cgroups.c

struct cgroup {
  char paths[5][512]; // memory, pids, cpuacct, freezer, unified; "" where absent.
  int joins[4];       // v1: files into which pid 1 writes itself.
  int unified;        // v2: the folder that pid 1 is born into.
  int cpu, peak, events, kill, memory, members;
  int version;
  bool resets_peak;
  uint64_t memory_limit, process_limit; // As last written.
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
uint64_t cgroup_memory(const struct cgroup *group);
// Sets new limits where they differ from the present ones.
void cgroup_limit(struct cgroup *group, uint64_t memory, uint64_t processes);
// How many processes are in the group; 0 when that cannot be told.
unsigned cgroup_members(const struct cgroup *group);
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
// Says on standard error what the sweep removed; nothing when that was nothing.
void sweep_tell(void);
// Calls `visit` for every leftover group below a folder; `visit` gets its path.
void sweep_tree(const char *path, int depth);

// leash.c

// Runs a tool of the host's; it ends, with all that it started, no later than the process `parent`.
int leash(pid_t parent, char **arguments);

// processes.c: what is known through /proc and the processes' clocks

struct processes {
  uint64_t cpu, memory;
  unsigned count;
};

// The processes given and all their descendants.
void processes_measure(const pid_t *roots, size_t root_count, struct processes *sum);
unsigned processes_below(pid_t root);
// For how long the threads of these and all their descendants have waited for a processor; false
// where the machine does not tell, and when one of them runs or waits for a disk.
bool processes_delay(const pid_t *roots, size_t root_count, uint64_t *nanoseconds);
void processes_kill(pid_t root, uid_t uid);
void processes_kill_user(uid_t uid);

// inside.c

struct launch {
  struct spec *spec;
  const struct abilities *abilities;
  struct cgroup *cgroup;
  uid_t uid;
  int output[2], error[2], frames[2]; // [0] is the keeper's end.
  int status[2];
  pid_t pid;
  int pidfd;
};

int launch_start(struct launch *launch, struct failure *failure);
// The keeper's end of each, then the program's.
int make_streams(int output[2], int error[2], int frames[2]);

// root.c

int root_build(const struct launch *launch, struct failure *failure);

// folder.c

// Opens the files of the host that are to be copied: regular ones, never through a link.
int placed_open(struct spec *spec, struct failure *failure);
void placed_close(struct spec *spec);
// Whether every user may go to a file or folder and read it.
bool is_open_to_all(const char *path);
int work_fill(const struct spec *spec, uid_t uid, int work, struct failure *failure);
void remove_folder(const char *path);

// keeper.c

// What a keeper without namespaces would leave if it were killed; the supervisor sees it.
struct belongings {
  uid_t uid;
  char folder[256];
};

// Keeps one job, from its order to its end.
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
