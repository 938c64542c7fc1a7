/** Where a hook is handed on as a value, or a component is called instead of drawn. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { parse } from './sources.ts';

const HOOK = /^use[A-Z]/;
/** The language's own, which are called: `String(value)`. */
const CONVERSIONS = new Set(['String', 'Number', 'Boolean', 'Date', 'Error', 'Array', 'Object', 'BigInt', 'Symbol']);

/** Offences of one file, each as `file:line what`. */
export function misusedHooksAndComponents(file: string, text = readFileSync(file, 'utf8')): string[] {
  const source = parse(file, text);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const offence = hookHandedOn(node) ?? componentCalled(node);
    if (offence !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1} ${offence}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A hook belongs to whoever calls it in its own body: handed on, nobody sees that it must be the same in every drawing. */
function hookHandedOn(node: ts.Node): string | null {
  const name = nameOfMember(node);
  if (name !== null && HOOK.test(name)) return `has a prop or option that is a hook: ${name}`;
  const handed = handedOn(node).find((value) => HOOK.test(value));
  return handed === undefined ? null : `hands a hook on: ${handed}`;
}

/** The name of a prop, an option or a parameter, where the node declares or gives one. What a library's object is taken apart into is none. */
function nameOfMember(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node)) return node.name.getText();
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) return node.name.getText();
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node))
    return node.name.getText();
  if (ts.isParameter(node) && ts.isIdentifier(node.name)) return node.name.text;
  return null;
}

/** The bare names that a call or an attribute hands on. */
function handedOn(node: ts.Node): string[] {
  if (ts.isCallExpression(node)) return node.arguments.filter(ts.isIdentifier).map(({ text }) => text);
  const value = ts.isJsxExpression(node) || ts.isPropertyAssignment(node) ? valueOf(node) : undefined;
  return value && ts.isIdentifier(value) ? [value.text] : [];
}

function valueOf(node: ts.JsxExpression | ts.PropertyAssignment): ts.Expression | undefined {
  return ts.isJsxExpression(node) ? node.expression : node.initializer;
}

/** Called, a component's state and hooks become those of whoever calls it, and React cannot tell the two apart. */
function componentCalled(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null;
  const { text: name } = node.expression;
  return /^[A-Z]\w*[a-z]/.test(name) && !CONVERSIONS.has(name) ? `calls a component: ${name}` : null;
}
