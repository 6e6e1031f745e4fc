// One job's keeper, from its order on: starts the program, and follows it to its end.
#include "keeper.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <unistd.h>

// Two numbers a keeper, the program's and its pid 1's. Pids stay below 2^22; in a container with
// few users they wrap, and two of some ten thousand jobs at one time could share a user.
static uid_t private_user(const struct abilities *abilities) {
  if (abilities->first_uid == 0) return geteuid();
  uid_t count = abilities->first_uid > 65536 ? 1 << 22 : 10000;
  return abilities->first_uid + 2 * ((uid_t)getpid() % count);
}

// Without namespaces a private user stands before every folder that is closed to others.
static void prepare_to_reach(struct keeper *keeper) {
  const struct spec *spec = &keeper->spec;
  bool is_closed = false;
  for (size_t i = 0; i < spec->mount_count && !is_closed; i++)
    is_closed = !is_open_to_all(spec->mounts[i].host);
  if (!is_closed) return;
  keeper->own_abilities = *keeper->abilities;
  keeper->own_abilities.reaches = true;
  keeper->abilities = keeper->launch.abilities = &keeper->own_abilities;
}

static int prepare(struct keeper *keeper, struct failure *failure) {
  const struct abilities *abilities = keeper->abilities;
  struct launch *launch = &keeper->launch;
  launch->uid = private_user(abilities);
  if (abilities->level == L2 && abilities->reach != 0) prepare_to_reach(keeper);
  if (abilities->level < L3) {
    if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) return fail(failure, "subreaper");
    struct belongings *own = keeper->belongings;
    own->uid = launch->uid;
    keeper->has_folder = strlen(keeper->spec.work) < sizeof own->folder &&
                         mkdir(keeper->spec.work, 0700) == 0;
    if (keeper->has_folder) strcpy(own->folder, keeper->spec.work);
    if (!keeper->has_folder ||
        (abilities->is_root && chown(keeper->spec.work, launch->uid, launch->uid) != 0))
      return fail(failure, "making %s", keeper->spec.work);
  }
  if (keeper->spec.is_worker && abilities->level < L3)
    return refuse(failure, "workers need level 3");
  if (abilities->level < L4) return 0;
  struct limits limits = keeper->spec.limits;
  if (keeper->spec.is_worker) worker_widen(&limits);
  int version = abilities->level == L5 ? 2 : 1;
  return cgroup_create(&keeper->cgroup, version, &limits, keeper->name, failure);
}

// The keeper's ends of the program's channels.
static void take_channels(struct keeper *keeper) {
  keeper->channels.output = keeper->launch.output[0];
  keeper->channels.error = keeper->launch.error[0];
  keeper->channels.frames = keeper->launch.frames[0];
}

static int start(struct keeper *keeper, struct failure *failure) {
  struct launch *launch = &keeper->launch;
  struct channels *channels = &keeper->channels;
  if (placed_open(&keeper->spec, failure) != 0 || prepare(keeper, failure) != 0) return -1;
  int result = launch_start(launch, failure);
  take_channels(keeper);
  watch_roots(&keeper->session, &launch->pid, !keeper->spec.is_worker && launch->pid > 0);
  if (result != 0) return -1;
  placed_close(&keeper->spec);
  if (channels_open(channels) != 0) return fail(failure, "epoll");
  watch(channels, STATUS, launch->status[0], EPOLLIN);
  watch(channels, PROGRAM, launch->pidfd, EPOLLIN);
  watch(channels, TIMER, channels->timer, EPOLLIN);
  watch(channels, SIGNALS, keeper->signals, EPOLLIN);
  return 0;
}

// When memory runs out the kernel shall choose the program, which by now is a process of its own.
static void spare_first_process(struct keeper *keeper) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/oom_score_adj", (int)keeper->launch.pid);
  write_file(path, "-999"); // Not allowed without root, and not needed for the verdict.
}

static void hear(struct keeper *keeper, const struct news *news) {
  const struct status_message *message = &news->status;
  struct outcome *outcome = &keeper->outcome;
  switch (message->kind) {
  case STATUS_WORK:
    keeper->work = news->descriptors[0];
    spare_first_process(keeper);
    break;
  case STATUS_LISTENER: keep_listener(keeper, news->descriptors[0]); break;
  case STATUS_FAILED: stop(outcome, CAUSE_FAILURE, message->failure.text); break;
  case STATUS_ENDED:
    outcome->status = message->number;
    outcome->has_status = true;
    stop(outcome, CAUSE_PROGRAM, "");
    break;
  default: break;
  }
}

// A cold job: one program, from its start to its end.
static void serve_program(struct keeper *keeper) {
  struct news news;
  begin_session(keeper, NULL);
  while (await_news(keeper, false, &news) != NEWS_OVER) {
    if (news.kind == NEWS_STATUS) hear(keeper, &news);
    else stop(&keeper->outcome, CAUSE_PROGRAM, "");
  }
}

// Nothing is open, and nothing runs.
static void make_empty(struct keeper *keeper, int connection, const struct abilities *abilities) {
  keeper->abilities = abilities;
  keeper->work = keeper->listener = keeper->worker.first = keeper->worker.program = -1;
  keeper->launch.spec = &keeper->spec;
  keeper->launch.abilities = abilities;
  keeper->launch.cgroup = &keeper->cgroup;
  for (int i = 0; i < 2; i++)
    keeper->launch.output[i] = keeper->launch.error[i] = keeper->launch.frames[i] = -1;
  take_channels(keeper);
  keeper->channels.connection = connection;
  keeper->channels.epoll = keeper->channels.timer = -1;
  cgroup_none(&keeper->cgroup);
  keeper->session.cgroup = &keeper->cgroup;
  keeper->session.limits = &keeper->spec.limits;
  job_name(keeper->name, sizeof keeper->name, getpid());
}

static void end_failed(struct keeper *keeper, const struct failure *failure) {
  stop(&keeper->outcome, CAUSE_FAILURE, failure->text);
  end_job(keeper);
}

void keeper_run(int connection, const struct abilities *abilities, struct belongings *belongings) {
  static struct keeper keeper;
  struct failure failure;
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  make_empty(&keeper, connection, abilities);
  keeper.belongings = belongings;
  if (order_receive(connection, &keeper.order, &keeper.spec, &failure) != 0)
    end_failed(&keeper, &failure);
  keeper.session.is_of_worker = keeper.spec.is_worker;
  // Before the order there is nothing to clean: the death signal may simply end the keeper.
  sigprocmask(SIG_BLOCK, &signals, NULL);
  keeper.signals = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  if (start(&keeper, &failure) != 0) end_failed(&keeper, &failure);
  if (keeper.spec.is_worker) worker_serve(&keeper);
  serve_program(&keeper);
  end_job(&keeper);
}
