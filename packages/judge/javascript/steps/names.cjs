/* Which names a piece of a program declares, and which it mentions. */
"use strict";

const isNode = (child) => typeof child?.type === "string";
const isFunction = (node) => /Function/.test(node.type);
const isClass = (node) => /^Class(?:Expression|Declaration)$/.test(node.type);

/** Of a pattern, such as that of a parameter. */
function patternNames(pattern) {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((each) =>
        patternNames(each.type === "RestElement" ? each.argument : each.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap(patternNames);
    case "AssignmentPattern":
      return patternNames(pattern.left);
    case "RestElement":
      return patternNames(pattern.argument);
    default:
      return [];
  }
}

/** What these statements declare for their block: variables, and neither functions nor classes, which never change. */
function declaredIn(statements) {
  return statements.flatMap((each) => {
    const node = each.type === "ExportNamedDeclaration" ? each.declaration : each;
    if (node?.type !== "VariableDeclaration" || node.kind === "var") return [];
    return node.declarations.flatMap(({ id }) => patternNames(id));
  });
}

/** Every `var` in it that belongs to the function around it. */
function varsIn(node) {
  if (node.type === "VariableDeclaration" && node.kind === "var") {
    return node.declarations.flatMap(({ id, init }) => [...patternNames(id), ...(init ? varsIn(init) : [])]);
  }
  return Object.values(node)
    .flat()
    .filter((child) => isNode(child) && !isFunction(child) && !isClass(child))
    .flatMap(varsIn);
}

/** All names in it, `this` among them where it is this function's own or that of one around it. */
function mentionsOf(root) {
  const names = new Set();
  const look = (node, hasOwnThis) => {
    if (node.type === "Identifier") names.add(node.name);
    if ((node.type === "ThisExpression" || node.type === "Super") && !hasOwnThis) names.add("this");
    for (const [key, value] of Object.entries(node)) {
      const isName = (key === "property" || key === "key") && node.computed === false && !node.shorthand;
      if (isName) continue;
      for (const child of [value].flat()) {
        if (isNode(child)) look(child, hasOwnThis || (isFunction(child) && child.type !== "ArrowFunctionExpression"));
      }
    }
  };
  look(root, false);
  return names;
}

/** What a function or a class without a name is called after: that which it becomes the value of. */
function nameOf(owner) {
  switch (owner?.type) {
    case "VariableDeclarator":
      return owner.id.name ?? "(anonymous)";
    case "AssignmentExpression":
      return owner.left.name ?? owner.left.property?.name ?? "(anonymous)";
    case "Property":
      return owner.key.name ?? String(owner.key.value ?? "(anonymous)");
    case "MethodDefinition":
    case "PropertyDefinition":
      return memberName(owner);
    default:
      return "(anonymous)";
  }
}

function memberName({ kind, key, className, computed }) {
  if (kind === "constructor") return `new ${className}`;
  const name = computed ? "[…]" : key.type === "PrivateIdentifier" ? `#${key.name}` : (key.name ?? String(key.value));
  return `${className}.${name}`;
}

function privateFieldsOf(node) {
  return node.body.body
    .filter(
      ({ type, key, static: isStatic }) =>
        type === "PropertyDefinition" && !isStatic && key.type === "PrivateIdentifier",
    )
    .map(({ key }) => key.name);
}

module.exports = { patternNames, declaredIn, varsIn, mentionsOf, nameOf, privateFieldsOf };
