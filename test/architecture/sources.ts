/** Reads the tree's own sources for the tests of this folder. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const ROOMS = ['domain', 'api', 'store', 'features', 'src', 'server'] as const;
export type Room = (typeof ROOMS)[number];

/** One import: `from` and `to` are paths from the root; `to` is a package's name when `isOurs` is false. */
export interface Edge {
  from: string;
  specifier: string;
  to: string;
  isOurs: boolean;
}

/** Paths from the root of every TypeScript file in a folder, in order. */
export function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => path.posix.join(folder, String(name).replaceAll(path.sep, '/')))
    .filter((name) => /\.tsx?$/.test(name))
    .sort();
}

function resolve(from: string, specifier: string): { to: string; isOurs: boolean } {
  if (specifier.startsWith('#')) return { to: specifier.slice(1), isOurs: true };
  if (specifier.startsWith('.')) return { to: path.posix.join(path.posix.dirname(from), specifier), isOurs: true };
  return { to: specifier, isOurs: false };
}

/** The module that a statement or a dynamic import names, also where only types cross. */
function readImport(node: ts.Node): string | null {
  if (
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  )
    return node.moduleSpecifier.text;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteralLike(argument) ? argument.text : null;
  }
  return null;
}

/** A file's syntax, each node with its parent. */
export function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Every import of one file, static and dynamic. */
export function readEdges(file: string, text = readFileSync(file, 'utf8')): Edge[] {
  const edges: Edge[] = [];
  const source = parse(file, text);
  const visit = (node: ts.Node): void => {
    const specifier = readImport(node);
    if (specifier !== null) edges.push({ from: file, specifier, ...resolve(file, specifier) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edges;
}

/** The names of an interface's own fields. */
export function readFields(file: string, name: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
  );
  return (found?.members ?? []).flatMap((member) =>
    member.name && ts.isIdentifier(member.name) ? [member.name.text] : [],
  );
}
