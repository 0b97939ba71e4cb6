let attempt name run =
  let said =
    try run (); "ok" with
    | Unix.Unix_error (Unix.EPERM, _, _) -> "1"
    | Unix.Unix_error (Unix.EACCES, _, _) -> "13"
    | Unix.Unix_error (Unix.ENOENT, _, _) -> "2"
    | Unix.Unix_error (Unix.EROFS, _, _) -> "30"
    | error -> Printexc.to_string error
  in
  Printf.printf "%s: %s\n%!" name said

let rec fall depth = fall (depth + 1) + 1

let () =
  match Sys.argv.(1) with
  | "reach_out" ->
    attempt "fork" (fun () -> ignore (Unix.fork ()));
    attempt "spawn" (fun () -> ignore (Unix.open_process_in "/bin/echo x"));
    attempt "exec" (fun () -> Unix.execv "/bin/sh" [| "sh"; "-c"; "echo unreachable" |]);
    attempt "socket" (fun () -> ignore (Unix.socket Unix.PF_INET Unix.SOCK_STREAM 0));
    attempt "read" (fun () -> ignore (Unix.openfile "/etc/shadow" [ Unix.O_RDONLY ] 0));
    attempt "write" (fun () -> ignore (Unix.openfile "/box/new" [ Unix.O_WRONLY; Unix.O_CREAT ] 0o600));
    attempt "home" (fun () -> ignore (Unix.opendir "/home"));
    attempt "chroot" (fun () -> Unix.chroot "/box");
    attempt "user" (fun () -> if Unix.getuid () <> 0 then Unix.setgid 0 else raise Exit);
    attempt "kill init" (fun () -> Unix.kill 1 Sys.sigkill)
  | "memory" ->
    let all = ref [] in
    while true do all := Bytes.make (1 lsl 20) 'x' :: !all done
  | "output" -> while true do print_string (String.make 65536 'x') done
  | "recursion" -> print_int (fall 0)
  | _ -> ()
