let rec depth n = if n = 0 then 0 else 1 + depth (n - 1)
let () = Printf.printf "%d\n" (depth 50000)
