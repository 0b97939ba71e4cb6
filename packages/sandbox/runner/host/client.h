// Whom a runner serves that a launcher has started (../launcher.h): a user without rights, for whom it keeps those of
// root.
//
// What the client names may be a trap, and may become one between two looks at it. So the runner opens, makes and
// changes what the client names as that user, with no capability, and makes mounts of what it has opened only.
#pragma once

#include <sys/types.h>

#include <optional>

struct Client {
  uid_t user;
  gid_t group;
};

// As long as it lives this thread is the client to every check of the kernel, and can be nothing else; without a client
// nothing changes. Not only its user id for files: whoever is root may write to /proc/sys whatever that one is.
class AsClient {
 public:
  explicit AsClient(const std::optional<Client>& client);
  ~AsClient();
  AsClient(const AsClient&) = delete;
  AsClient& operator=(const AsClient&) = delete;

 private:
  const bool isSwitched_;
};

// For good. Throws StepError.
void becomeClient(const Client& client);
