/** Says only whether a program in Python parses, by the error alone. */
export const PYTHON_CHECK =
  "import sys; sys.tracebacklimit = 0; compile(open('/box/main.py', 'rb').read(), 'main.py', 'exec')";

/**
 * What looks at a program in Python while it is typed, and never runs it: a syntax error ends it as it ends Python
 * itself, what the compiler warns of it prints, and then names that are read and given nowhere in the file, each once.
 * Where names may come from elsewhere (`import *`, `exec`, `globals`) it says nothing of them.
 */
export const PYTHON_LOOK = `
import ast, builtins, sys, warnings
sys.tracebacklimit = 0
with open("/box/main.py", "rb") as file:
    source = file.read()
warnings.simplefilter("default")
warnings.showwarning = lambda message, kind, file, line, *_: print("main.py:%d: warning: %s" % (line, message))
compile(source, "main.py", "exec")
warnings.simplefilter("ignore")
tree = compile(source, "main.py", "exec", ast.PyCF_ONLY_AST)
given = {*dir(builtins), "__file__", "__builtins__", "__annotations__", "__qualname__", "__module__", "__class__"}
read = {}
may_be_more = False
for node in ast.walk(tree):
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        read.setdefault(node.id, node)
        may_be_more |= node.id in ("exec", "globals", "locals", "vars", "__import__", "setattr")
        continue
    if isinstance(node, ast.Name):
        given.add(node.id)
    for field in ("name", "rest", "asname", "arg"):
        word = getattr(node, field, None)
        if isinstance(word, str):
            may_be_more |= word == "*"
            given.add(word.split(".")[0])
    if isinstance(node, ast.Global):
        given.update(node.names)
if not may_be_more:
    unknown = [node for name, node in read.items() if name not in given]
    for node in sorted(unknown, key=lambda node: node.lineno)[:50]:
        before = source.split(b"\\n")[node.lineno - 1][:node.col_offset].decode(errors="replace")
        print("main.py:%d:%d: warning: the name '%s' is not defined" % (node.lineno, len(before) + 1, node.id))
`;
