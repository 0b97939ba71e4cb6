/*
 * A program with calls in it that say where it is: before each statement and each test of a loop `__verdict_s(line,
 * frame, probe)`, around the body of each function `__verdict_e` and `__verdict_x`. A probe gives the variables that are
 * visible there, by getters: one that has no value yet throws, and is not shown. Everything is put in within its line,
 * so that every line keeps its number.
 */
"use strict";

const { patternNames, declaredIn, varsIn, mentionsOf, nameOf, privateFieldsOf } = require("./names.cjs");

const OPTIONS = { ecmaVersion: "latest", preserveParens: true, locations: true, allowReturnOutsideFunction: true };

/** Null for what does not parse. `parse` is acorn's; `lineOf` gives a line of the source the number that is said. */
exports.instrument = function instrument(parse, source, lineOf = (line) => line) {
  for (const sourceType of ["script", "module"]) {
    try {
      const program = parse(source, { ...OPTIONS, sourceType, allowAwaitOutsideFunction: sourceType === "module" });
      return { isModule: sourceType === "module", code: withCalls(program, source, lineOf) };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
};

const LOOPS = new Set(["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);
const WITHOUT_STEP = new Set(["FunctionDeclaration", "EmptyStatement", "BlockStatement", "ImportDeclaration"]);
const isFunction = (node) => /Function/.test(node.type);
const isClass = (node) => /^Class(?:Expression|Declaration)$/.test(node.type);

function withCalls(program, source, lineOf) {
  const inserts = [];
  let probes = 0;
  const put = (at, text, order = 0) => inserts.push({ at, text, order, count: inserts.length });
  const childrenOf = (node) =>
    Object.values(node)
      .flat()
      .filter((child) => typeof child?.type === "string");

  /** Names of the scope and all around it that the frame has; those of the top are global, and asked for by themselves. */
  function probeOf(scope, hidden) {
    const names = new Set();
    for (let at = scope; at !== null && !at.isTop; at = at.parent) {
      const isOwn = at.fn === scope.fn;
      for (const name of at.names) if (isOwn || scope.fn.mentions.has(name)) names.add(name);
    }
    for (const name of hidden ?? []) names.delete(name);
    return `()=>({${[...names].map((name) => `get ${name}(){return ${name}}`).join(",")}})`;
  }
  const newScope = (parent, names, fn = parent.fn) => ({ parent, names, fn, isTop: false, probe: null });
  const probeIn = (scope, hidden) => {
    for (let at = scope; ; at = at.parent) {
      if (at.probe !== null) return at.probe;
      if (at.names.length > 0 || at.parent?.fn !== at.fn) return probeOf(scope, hidden);
    }
  };
  /** `hidden`: names that mean something else in the place where the call stands. */
  const step = (node, scope, hidden) =>
    `__verdict_s(${lineOf(node.loc.start.line)},__verdict_k,${probeIn(scope, hidden)})`;
  /** A block has one probe for all its steps. */
  const declareProbe = (scope, at, order = 0) => {
    scope.probe = `__verdict_p${++probes}`;
    put(at, `const ${scope.probe}=${probeOf(scope)};`, order);
  };

  function block(node, scope, head = "") {
    const inner = newScope(scope, declaredIn(node.body));
    if (head !== "") put(node.start + 1, head, -1);
    if (inner.names.length > 0) declareProbe(inner, node.start + (node.type === "StaticBlock" ? staticStart(node) : 1));
    for (const each of node.body) statement(each, inner);
  }
  const staticStart = (node) => source.indexOf("{", node.start) - node.start + 1;

  /** The only statement of a loop or a branch becomes a block with its step. `head` comes before all else. */
  function only(node, scope, head = "") {
    if (node.type === "BlockStatement") return block(node, scope, head);
    if (node.type === "FunctionDeclaration") return expression(node, scope);
    put(node.start, `{${head}`);
    statement(node, scope);
    put(node.end, "}", 3);
  }

  function test(node, scope) {
    if (node === null) return;
    put(node.start, `(${step(node, scope)},(`);
    expression(node, scope);
    put(node.end, "))", 2);
  }

  function statement(node, scope) {
    if (!WITHOUT_STEP.has(node.type) && node.directive === undefined) put(node.start, `${step(node, scope)};`);
    unstepped(node, scope);
  }

  function unstepped(node, scope) {
    switch (node.type) {
      case "BlockStatement":
        return block(node, scope);
      case "IfStatement":
        expression(node.test, scope);
        only(node.consequent, scope);
        if (node.alternate !== null) only(node.alternate, scope);
        return;
      case "ForStatement": {
        const inner = newScope(scope, node.init?.type === "VariableDeclaration" ? declaredIn([node.init]) : []);
        if (node.init !== null) expression(node.init, inner);
        test(node.test, inner);
        if (node.update !== null) expression(node.update, inner);
        return only(node.body, inner);
      }
      case "ForInStatement":
      case "ForOfStatement": {
        const inner = newScope(scope, node.left.type === "VariableDeclaration" ? declaredIn([node.left]) : []);
        expression(node.right, scope);
        // Each turn begins at the loop's head, which gives its variables their values: they show at the next step.
        const hidden = [...inner.names, ...(node.body.type === "BlockStatement" ? declaredIn(node.body.body) : [])];
        return only(node.body, inner, `${step(node, scope, hidden)};`);
      }
      case "WhileStatement":
      case "DoWhileStatement":
        test(node.test, scope);
        return only(node.body, scope);
      case "SwitchStatement": {
        expression(node.discriminant, scope);
        const inner = newScope(scope, declaredIn(node.cases.flatMap(({ consequent }) => consequent)));
        for (const { test: value, consequent } of node.cases) {
          if (value !== null) expression(value, inner);
          for (const each of consequent) statement(each, inner);
        }
        return;
      }
      case "TryStatement":
        block(node.block, scope);
        if (node.handler !== null) handler(node.handler, scope);
        if (node.finalizer !== null) block(node.finalizer, scope);
        return;
      case "LabeledStatement":
        return LOOPS.has(node.body.type) ? unstepped(node.body, scope) : expression(node.body, scope);
      case "ReturnStatement":
        return node.argument === null ? undefined : returned(node.argument, scope);
      case "ExportNamedDeclaration":
      case "ExportDefaultDeclaration":
        if (node.declaration) unstepped(node.declaration, scope);
        return;
      default:
        return expression(node, scope);
    }
  }

  function handler(node, scope) {
    const isName = node.param?.type === "Identifier";
    const inner = newScope(scope, patternNames(node.param));
    if (node.param === null) put(node.body.start, "(__verdict_c)");
    if (node.param === null || isName) {
      put(node.body.start + 1, `__verdict_t(${isName ? node.param.name : "__verdict_c"});`, -1);
    }
    block(node.body, inner);
  }

  function returned(node, scope) {
    put(node.start, "__verdict_r(__verdict_k,(");
    expression(node, scope);
    put(node.end, "))", 2);
  }

  function expression(node, scope, owner) {
    if (isFunction(node)) return func(node, scope, owner);
    if (isClass(node)) return classBody(node, scope, owner);
    if (node.type === "BlockStatement") return block(node, scope);
    const suspends = (node.type === "YieldExpression" && !node.delegate) || node.type === "AwaitExpression";
    if (suspends && scope.fn.isFrame && node.argument) {
      put(node.argument.start, "(__verdict_w(__verdict_k),");
      expression(node.argument, scope);
      put(node.argument.end, ")", 2);
      return;
    }
    for (const child of childrenOf(node)) expression(child, scope, node);
  }

  function classBody(node, scope, owner) {
    const name = node.id?.name ?? nameOf(owner);
    if (node.superClass !== null) expression(node.superClass, scope);
    for (const member of node.body.body) {
      if (member.type === "StaticBlock") block(member, scope);
      else {
        if (member.computed) expression(member.key, scope);
        if (member.value) expression(member.value, scope, { ...member, className: name });
      }
    }
    const fields = privateFieldsOf(node).map((field) => `get "#${field}"(){return o.#${field}}`);
    if (fields.length > 0) put(node.body.end - 1, `static{__verdict_f(this,(o)=>({${fields.join(",")}}))}`);
  }

  function func(node, scope, owner) {
    const fn = { mentions: mentionsOf(node), isFrame: true };
    const parameters = newScope(scope, node.params.flatMap(patternNames), fn);
    // What stands in the head runs before there is a frame.
    const head = { ...parameters, fn: { ...fn, isFrame: false } };
    for (const parameter of node.params) expression(parameter, head);
    const line = node.loc.start.line;
    const self = fn.mentions.has("this") ? ",()=>this" : ",null";
    const captures = capturesOf(fn, scope) ? ",1" : "";
    const name = JSON.stringify(node.id?.name ?? nameOf(owner));
    const enter = `const __verdict_k=__verdict_e(${name},${line}${self}${captures});try{`;
    const leave = "}finally{__verdict_x(__verdict_k)}";
    const { body } = node;
    if (body.type !== "BlockStatement") {
      put(body.start, `{${enter}${step(body, parameters)};return __verdict_r(__verdict_k,(`, -1);
      expression(body, parameters);
      put(body.end, `))${leave}}`, 2);
      return;
    }
    const inner = newScope(parameters, [...new Set([...varsIn(body), ...declaredIn(body.body)])]);
    const first = body.body.find(({ directive }) => directive === undefined);
    const at = first === undefined ? body.end - 1 : first.start;
    if (first === undefined) return put(at, `${enter}${leave}`);
    put(at, enter, -3);
    declareProbe(inner, at, -2);
    for (const each of body.body) statement(each, inner);
    put(body.end - 1, leave, 4);
  }

  /** Whether it names variables of functions around it, which may change while they stand below it. */
  function capturesOf({ mentions }, scope) {
    for (let at = scope; at !== null && !at.isTop; at = at.parent)
      if (at.names.some((name) => mentions.has(name))) return true;
    return false;
  }

  const root = { parent: null, fn: { mentions: new Set(), isFrame: false }, isTop: true, probe: "__verdict_p" };
  const names = [...new Set([...varsIn(program), ...declaredIn(program.body)])];
  root.names = names;
  const first = program.body.find(({ directive }) => directive === undefined);
  if (first !== undefined) {
    const getters = names.map((name) => `get ${name}(){return ${name}}`).join(",");
    put(first.start, `const __verdict_p=()=>({});__verdict_g(()=>({${getters}}));`, -2);
  }
  for (const each of program.body) statement(each, root);
  return merged(source, inserts);
}

function merged(source, inserts) {
  const sorted = inserts.toSorted((a, b) => a.at - b.at || rank(a) - rank(b) || a.count - b.count);
  let code = "";
  let at = 0;
  for (const { at: place, text } of sorted) {
    code += source.slice(at, place) + text;
    at = place;
  }
  return code + source.slice(at);
}

/** Ends come before the beginnings at the same place; of either, what was put first: beginnings from outside, ends from inside. */
const isEnd = ({ order }) => order >= 2;
const rank = (insert) => (isEnd(insert) ? -100 + insert.order : insert.order);
