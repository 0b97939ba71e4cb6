#include "box/credentials.h"

#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>

#include <cstdio>

namespace {

constexpr uid_t kFirstUser = 60601;
constexpr uid_t kUsers = 500;
constexpr int kHighestCapability = 63;

bool hasCapabilities() {
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct held[2];
  must("read the capabilities", syscall(SYS_capget, &header, held));
  return held[0].permitted != 0 || held[1].permitted != 0;
}

}  // namespace

const char* nameOf(Mode mode) {
  switch (mode) {
    case Mode::kRoot:
      return "root";
    case Mode::kUser:
      return "user";
  }
  return "unknown";
}

BoxUser claimBoxUser() {
  for (uid_t candidate = kFirstUser; candidate < kFirstUser + kUsers; candidate++) {
    // An abstract address vanishes with its socket, so a killed runner leaves no stale lock.
    Fd lock(must("make the socket of the user id lock", socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)));
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    const int length = snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "verdict-box-user-%u", candidate);
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + static_cast<size_t>(length));
    if (bind(lock.get(), reinterpret_cast<sockaddr*>(&address), size) == 0) return {candidate, std::move(lock)};
    if (errno != EADDRINUSE) throw StepError("lock a user id", errno);
  }
  throw StepError("lock a user id: all of them are in use");
}

void renouncePrivileges() {
  must("set no_new_privs", prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
  for (int capability = 0; capability <= kHighestCapability; capability++) {
    // The runner keeps what it holds; a program that it executes can no longer get any of it.
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) != 0) {
      if (errno == EINVAL) break;
      // An ordinary user outside of any user namespace may not, and has none to lose.
      if (errno == EPERM && !hasCapabilities()) break;
      throw StepError("drop the capability bounding set", errno);
    }
  }
}
