let x : int = "a"
