#include "host/scratch.h"

#include <dirent.h>
#include <sys/sendfile.h>
#include <sys/stat.h>

#include <climits>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

Fd openSource(const std::string& from) {
  return Fd(must("open " + from, open(from.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)));
}

Fd makeTarget(const std::string& to, mode_t mode) {
  Fd target(must("make " + to, open(to.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode)));
  must("set the mode of " + to, fchmod(target.get(), mode));
  return target;
}

void copyInto(Fd target, const Fd& source, const std::string& to) {
  while (must("copy to " + to, sendfile(target.get(), source.get(), nullptr, 1 << 20)) > 0) {
  }
  target.finish("write the end of " + to);
}

mode_t plainMode(const fs::directory_entry& entry) {
  const bool executable = (entry.symlink_status().permissions() & fs::perms::owner_exec) != fs::perms::none;
  return executable ? 0755 : 0644;
}

struct Entry {
  std::string name;
  bool isFolder;
};

// The descriptor stays the caller's.
std::vector<Entry> entriesOf(const Fd& folder) {
  const int own = must("open a folder again", openat(folder.get(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  const std::unique_ptr<DIR, int (*)(DIR*)> list(fdopendir(own), closedir);
  if (list == nullptr) {
    close(own);
    throw StepError("list a folder", errno);
  }
  std::vector<Entry> entries;
  while (const dirent* entry = readdir(list.get())) {
    const std::string name = entry->d_name;
    if (name != "." && name != "..") entries.push_back({name, entry->d_type == DT_DIR});
  }
  return entries;
}

// Moves the folders in a folder up to `top` under new names, and removes it with the rest of it.
void flatten(const Fd& top, const std::string& name, int& moved) {
  // Its owner may have forbidden it even to himself.
  must("open up " + name, fchmodat(top.get(), name.c_str(), 0700, 0));
  constexpr int kFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
  const Fd folder(must("open " + name, openat(top.get(), name.c_str(), kFlags)));
  for (const Entry& entry : entriesOf(folder)) {
    if (!entry.isFolder) {
      must("remove a file", unlinkat(folder.get(), entry.name.c_str(), 0));
      continue;
    }
    // To be moved, a folder has to be writable, since its own ".." changes.
    must("open up a folder", fchmodat(folder.get(), entry.name.c_str(), 0700, 0));
    int failed;
    do {
      const std::string target = "moved-" + std::to_string(moved++);
      failed = renameat2(folder.get(), entry.name.c_str(), top.get(), target.c_str(), RENAME_NOREPLACE);
    } while (failed != 0 && errno == EEXIST);
    must("move a folder up", failed);
  }
  must("remove " + name, unlinkat(top.get(), name.c_str(), AT_REMOVEDIR));
}

// However deep it goes, with a few descriptors: a tree of 16,000 folders in one another would take as many.
void removeAllIn(const std::string& folder) {
  const Fd top(must("open " + folder, open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)));
  int moved = 0;
  for (std::vector<Entry> entries = entriesOf(top); !entries.empty(); entries = entriesOf(top)) {
    for (const Entry& entry : entries) {
      if (entry.isFolder) flatten(top, entry.name, moved);
      else must("remove " + entry.name, unlinkat(top.get(), entry.name.c_str(), 0));
    }
  }
}

// What lies deeper or has a longer name is no program of anybody's. Each level is a descriptor while it is looked at,
// and on the host the name comes after that of the folder, for which it has to leave room (PATH_MAX).
constexpr int kDeepest = 32;
constexpr size_t kLongestName = 1024;

struct Found {
  std::string relative;
  fs::file_type type;
  mode_t mode;
};

// Folders stand before what is in them. Links, devices and the like are left out.
std::vector<Found> filesBelow(const std::string& folder, fs::directory_options options, int deepest) {
  std::vector<Found> found;
  fs::recursive_directory_iterator entries(folder, options);
  for (const fs::directory_entry& entry : entries) {
    if (entries.depth() >= deepest) entries.disable_recursion_pending();
    const fs::file_type type = entry.symlink_status().type();
    if (type != fs::file_type::directory && type != fs::file_type::regular) continue;
    found.push_back({entry.path().string().substr(folder.size()), type, plainMode(entry)});
  }
  return found;
}

// What was a folder is a file now, or the other way round: the host keeps what it has, and the box's program has only
// itself to blame.
bool hasOtherKind(const StepError& error) { return error.error == EISDIR || error.error == ENOTDIR; }

}  // namespace

template <typename Work>
auto Scratch::asClient(Work work) const {
  const AsClient asClient(stage_.client());
  return work();
}

Scratch::Stamp Scratch::stampOf(const std::string& path) {
  struct stat state;
  must("look at " + path, lstat(path.c_str(), &state));
  return {state.st_size, state.st_mtim.tv_sec * 1000000000ll + state.st_mtim.tv_nsec};
}

void Scratch::fillFrom(const std::string& hostFolder) {
  clear();
  const std::string source = stage_.resolve(hostFolder);
  for (const Found& found : asClient([&] { return filesBelow(source, fs::directory_options::none, INT_MAX); })) {
    const std::string target = stage_.boxFolder() + found.relative;
    if (found.type == fs::file_type::directory) {
      makeFolder(target, 0755);
    } else {
      copyInto(makeTarget(target, found.mode), asClient([&] { return openSource(source + found.relative); }), target);
      filled_[found.relative] = stampOf(target);
    }
    giveTo(boxUser_, target);
  }
}

bool Scratch::isUnchanged(const std::string& relative, const Stamp& now) const {
  const auto before = filled_.find(relative);
  return before != filled_.end() && before->second == now;
}

bool Scratch::copyBackTo(const std::string& hostFolder) const {
  const std::string source = stage_.boxFolder();
  const std::string folder = stage_.resolve(hostFolder);
  std::vector<Found> files = filesBelow(source, fs::directory_options::skip_permission_denied, kDeepest);
  int64_t bytes = 0;
  std::erase_if(files, [&](const Found& found) {
    if (found.relative.size() > kLongestName) return true;
    if (found.type == fs::file_type::directory) return false;
    const Stamp now = stampOf(source + found.relative);
    if (isUnchanged(found.relative, now)) return true;
    bytes += now.size;
    return false;
  });
  if (bytes > stage_.scratchCapacityBytes()) return false;
  for (const Found& found : files) {
    const std::string target = folder + found.relative;
    if (found.type == fs::file_type::directory) {
      const int failed = asClient([&] { return mkdir(target.c_str(), 0755); });
      if (failed != 0 && errno != EEXIST) throw StepError("make folder " + target, errno);
      continue;
    }
    try {
      copyInto(asClient([&] { return makeTarget(target, found.mode); }), openSource(source + found.relative), target);
    } catch (const StepError& error) {
      if (!hasOtherKind(error)) throw;
    }
  }
  return true;
}

void Scratch::clearProgramsFiles() const { removeAllIn(stage_.programsTemporaryFolder()); }

void Scratch::clear() {
  filled_.clear();
  for (const std::string& folder : {stage_.boxFolder(), stage_.temporaryFolder()}) removeAllIn(folder);
  giveTo(boxUser_, stage_.boxFolder());
}
