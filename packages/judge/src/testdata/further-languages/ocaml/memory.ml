let kept = ref []
let () = while true do kept := Bytes.make (1 lsl 20) 'x' :: !kept done
