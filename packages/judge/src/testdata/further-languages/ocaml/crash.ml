let () = print_int (List.nth [1] 3)
