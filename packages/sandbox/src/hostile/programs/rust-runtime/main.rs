use std::io::{Error, Write};
use std::os::unix::process::CommandExt;

extern "C" {
    fn fork() -> i32;
    fn unshare(flags: i32) -> i32;
    fn ptrace(request: i64, pid: i32, address: usize, data: usize) -> i64;
    fn mount(source: *const u8, target: *const u8, kind: *const u8, flags: u64, data: usize) -> i32;
    fn kill(pid: i32, signal: i32) -> i32;
}

fn attempt<T>(name: &str, result: Result<T, Error>) {
    match result {
        Ok(_) => println!("{name}: ok"),
        Err(error) => match error.raw_os_error() {
            Some(number) => println!("{name}: {number}"),
            None => println!("{name}: {error}"),
        },
    }
}

fn native(result: i64) -> Result<(), Error> {
    if result < 0 { Err(Error::last_os_error()) } else { Ok(()) }
}

fn fall(depth: u64) -> u64 {
    let kept = [depth; 8];
    fall(depth + 1) + unsafe { std::ptr::read_volatile(&kept[0]) }
}

fn main() {
    match std::env::args().nth(1).unwrap().as_str() {
        "reach_out" => unsafe {
            attempt("spawn", std::process::Command::new("/bin/echo").output());
            attempt::<()>("exec", Err(std::process::Command::new("/bin/sh").args(["-c", "echo unreachable"]).exec()));
            attempt("socket", std::net::TcpStream::connect("127.0.0.1:80"));
            attempt("read", std::fs::read("/etc/shadow"));
            attempt("write", std::fs::write("/box/new", ""));
            attempt("home", std::fs::read_dir("/home"));
            attempt("clone", native(fork() as i64));
            attempt("user namespace", native(unshare(0x10000000) as i64));
            attempt("trace init", native(ptrace(16, 1, 0, 0)));
            let name = b"/box\0".as_ptr();
            attempt("mount", native(mount(name, name, name, 0, 0) as i64));
            attempt("kill init", native(kill(1, 9) as i64));
        },
        "memory" => {
            let mut all = Vec::new();
            loop {
                all.push(vec![1u8; 1 << 20]);
            }
        }
        "output" => loop {
            let _ = std::io::stdout().write_all(&[b'x'; 65536]);
        },
        "recursion" => println!("{}", fall(0)),
        "threads" => loop {
            if let Err(error) = std::thread::Builder::new().spawn(|| loop { std::thread::park() }) {
                println!("{}", error.raw_os_error().unwrap_or(0));
                return;
            }
        },
        _ => {}
    }
}
