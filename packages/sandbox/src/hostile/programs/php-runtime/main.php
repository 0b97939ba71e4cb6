<?php
function attempt(string $name, callable $run): void {
    try {
        $result = @$run();
    } catch (Error $error) {
        $result = false;
    }
    echo "$name: ", $result === false || $result === null || $result === -1 ? "refused" : "ok", "\n";
}

function fall(int $depth): int {
    return fall($depth + 1) + 1;
}

switch ($argv[1]) {
    case "reach_out":
        attempt("fork", fn () => pcntl_fork());
        attempt("spawn", fn () => shell_exec("/bin/echo x"));
        attempt("process", fn () => proc_open(["/bin/echo", "x"], [], $pipes));
        attempt("exec", fn () => pcntl_exec("/bin/sh", ["-c", "echo unreachable"]));
        attempt("socket", fn () => fsockopen("127.0.0.1", 80));
        attempt("read", fn () => file_get_contents("/etc/shadow"));
        attempt("write", fn () => file_put_contents("/box/new", ""));
        attempt("home", fn () => scandir("/home"));
        attempt("eval", fn () => eval("return `/bin/echo unreachable`;"));
        attempt("native", fn () => FFI::cdef("int fork(void);", "libc.so.6")->fork());
        attempt("library", fn () => dl("posix.so"));
        attempt("kill init", fn () => posix_kill(1, 9));
        break;
    case "memory":
        ini_set("memory_limit", "-1");
        for ($all = []; ; ) $all[] = str_repeat("x", 1 << 20);
    case "output":
        while (true) echo str_repeat("x", 65536);
    case "recursion":
        ini_set("memory_limit", "-1");
        echo fall(0);
}
