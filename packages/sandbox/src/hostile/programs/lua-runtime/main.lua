io.stdout:setvbuf("no")

local function attempt(name, run)
  local fine, result, _, code = pcall(run)
  print(name .. ": " .. ((fine and result) and "ok" or tostring(fine and code or "refused")))
end

local function fall(depth)
  return fall(depth + 1) + 1
end

local modes = {
  reach_out = function()
    attempt("spawn", function() return os.execute("echo unreachable") end)
    attempt("pipe", function() return io.popen("echo unreachable") end)
    attempt("read", function() return io.open("/etc/shadow") end)
    attempt("write", function() return io.open("/box/new", "w") end)
    attempt("load", function() return load("return os.execute('echo unreachable')")() end)
    attempt("rename", function() return os.rename("/box/main.lua", "/tmp/main.lua") end)
  end,
  memory = function()
    local all = {}
    while true do all[#all + 1] = string.rep("x", 1 << 20) .. #all end
  end,
  output = function()
    while true do io.write(string.rep("x", 65536)) end
  end,
  recursion = function() print(fall(0)) end,
  patterns = function() print(string.rep("a", 40):find(string.rep("a?", 40) .. string.rep("a", 41))) end,
}
modes[arg[1]]()
