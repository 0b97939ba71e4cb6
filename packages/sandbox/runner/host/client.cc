#include "host/client.h"

#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "step.h"

namespace {

constexpr uid_t kSame = static_cast<uid_t>(-1);

// The C library's functions would change all threads.
int setUsers(uid_t real, uid_t effective, uid_t saved) {
  return static_cast<int>(syscall(SYS_setresuid, real, effective, saved));
}
int setGroups(gid_t real, gid_t effective, gid_t saved) {
  return static_cast<int>(syscall(SYS_setresgid, real, effective, saved));
}

// The kernel forgets it whenever a process becomes somebody else.
int dieWithParent() { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

}  // namespace

AsClient::AsClient(const std::optional<Client>& client) : isSwitched_(client.has_value()) {
  if (!isSwitched_) return;
  // With the user id of root go its capabilities, so the group comes first.
  must("become the client's group", setGroups(kSame, client->group, kSame));
  if (setUsers(kSame, client->user, kSame) == 0) return;
  const int error = errno;
  if (setGroups(kSame, 0, kSame) != 0) abort();
  throw StepError("become the client", error);
}

AsClient::~AsClient() {
  if (!isSwitched_) return;
  const int error = errno;
  // Half of it would be worse than no runner.
  if (setUsers(kSame, 0, kSame) != 0 || setGroups(kSame, 0, kSame) != 0 || dieWithParent() != 0) abort();
  errno = error;
}

void becomeClient(const Client& client) {
  must("become the client's group", setGroups(client.group, client.group, client.group));
  must("become the client", setUsers(client.user, client.user, client.user));
  must("ask to die with the launcher", dieWithParent());
  // Or its own entries in /proc, which a user namespace is set up by, would stay root's.
  must("open the runner's own /proc", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
}
