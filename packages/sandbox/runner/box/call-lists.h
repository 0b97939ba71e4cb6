// The lists behind allowed-calls.cc: calls without conditions. What stands in none of the lists answers EPERM.
#pragma once

#include <sys/syscall.h>

#include <cstdint>
#include <vector>

using CallList = std::vector<uint32_t>;

// The same numbers on every machine, but newer than the kernel headers of systems that are still in use (Debian 11,
// Ubuntu 22.04).
constexpr uint32_t kPidfdSendSignal = 424;
constexpr uint32_t kPidfdOpen = 434;
constexpr uint32_t kCloseRange = 436;
constexpr uint32_t kOpenat2 = 437;
constexpr uint32_t kPidfdGetfd = 438;
constexpr uint32_t kFaccessat2 = 439;
constexpr uint32_t kEpollPwait2 = 441;
constexpr uint32_t kMemfdSecret = 447;
constexpr uint32_t kFutexWaitv = 449;

// Every C library makes these: files to read, own memory, threads, signals to oneself, time.
inline const CallList kCallsOfAll = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_preadv, SYS_lseek, SYS_openat, SYS_close,
    SYS_fstat, SYS_newfstatat, SYS_statx, SYS_faccessat, kFaccessat2, SYS_readlinkat, SYS_getcwd, SYS_chdir,
    SYS_getdents64, SYS_dup, SYS_dup3, SYS_pipe2, SYS_ppoll, SYS_pselect6, SYS_umask,
    SYS_munmap, SYS_mprotect, SYS_mremap, SYS_brk,
    SYS_futex, SYS_set_robust_list, SYS_rseq, SYS_set_tid_address, SYS_sched_yield, SYS_getcpu,
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigtimedwait, SYS_rt_sigsuspend,
    SYS_sigaltstack, SYS_restart_syscall, SYS_exit, SYS_exit_group,
    SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_getitimer,
    SYS_setitimer, SYS_times, SYS_getrusage, SYS_getrlimit, SYS_setrlimit,
    SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getresuid, SYS_getresgid,
    SYS_getgroups, SYS_capget, SYS_uname, SYS_sysinfo, SYS_getrandom,
#if defined(__x86_64__)
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_poll, SYS_select, SYS_dup2, SYS_pipe, SYS_alarm,
    SYS_pause, SYS_time, SYS_getpgrp,
#endif
};

inline const CallList kCallsOfEventLoops = {
    SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2,
#if defined(__x86_64__)
    SYS_epoll_wait,
#endif
};

inline const CallList kCallsOfNode = {SYS_fchdir};

inline const CallList kCallsOfJava = {SYS_statfs, SYS_fstatfs, SYS_sendfile, SYS_copy_file_range};

inline const CallList kCallsOfCompilers = {
    SYS_execve, SYS_wait4, SYS_waitid, kCloseRange, SYS_fchdir, SYS_fchmod, SYS_flock, SYS_getpgid,
    SYS_setpgid,
#if defined(__x86_64__)
    SYS_fork, SYS_vfork,
#endif
};

// A box is read-only but for its temporary folder: elsewhere the kernel itself says so.
inline const CallList kFileChangingCalls = {
    SYS_mkdirat, SYS_unlinkat, SYS_renameat2, SYS_fchmodat, SYS_utimensat, SYS_truncate, SYS_ftruncate,
#ifdef SYS_renameat
    SYS_renameat,
#endif
#if defined(__x86_64__)
    SYS_creat, SYS_mkdir, SYS_rmdir, SYS_unlink, SYS_rename, SYS_chmod, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

// For others than judged programs, which hear what a file system without links says (EPERM).
inline const CallList kLinkingCalls = {
    SYS_linkat, SYS_symlinkat,
#if defined(__x86_64__)
    SYS_link, SYS_symlink,
#endif
};

// Programs and libraries that find these missing know how to do without. (Node tries io_uring at its start; glibc takes
// clone where there is no clone3, whose flags no filter can see.)
inline const CallList kAbsentCalls = {
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_io_setup, SYS_io_destroy, SYS_io_submit,
    SYS_io_cancel, SYS_io_getevents, SYS_clone3, SYS_execveat, SYS_membarrier, SYS_sendfile, SYS_copy_file_range,
    SYS_pkey_alloc, SYS_pkey_free, SYS_pkey_mprotect, SYS_get_mempolicy, kPidfdOpen, kPidfdSendSignal, kPidfdGetfd,
    kCloseRange, kOpenat2, kEpollPwait2, kMemfdSecret, kFutexWaitv,
};

// What fsync says of a pipe, where all output goes. Of a file it would make the host write to its disk.
inline const CallList kPointlessSyncs = {SYS_fsync, SYS_fdatasync};

// What a file system without extended attributes says, as is usual in a box.
inline const CallList kAttributeCalls = {SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr, SYS_listxattr, SYS_llistxattr,
                                         SYS_flistxattr};

// What builds a box around a program and starts it.
inline const CallList kCallsOfInit = {
    SYS_clone, SYS_clone3, SYS_unshare, SYS_setns, SYS_mount, SYS_setsid, SYS_prctl, SYS_setgroups, SYS_setresgid,
    SYS_setresuid, SYS_capset, kCloseRange, SYS_execve, SYS_wait4, SYS_sched_setscheduler,
};
