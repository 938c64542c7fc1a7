/** Values made of TypeScript's types, with one text wherever a text may stand: so that every function can be called with it. */
import { readFileSync } from 'node:fs';
import Decimal from 'decimal.js';
import ts from 'typescript';
import { mixed } from 'yup';

/** Deeper than any text of an application stands. */
const DEEPEST = 7;

/** A function that a module exports, by itself or in a table, and what it is called with. */
export interface ExportedFunction {
  /** `money.ts parseAmount`, `texts/server.ts serverTexts.tooLarge`. */
  name: string;
  file: string;
  path: string[];
  takesText: boolean;
  /** What to call it with, `text` standing in every text of its arguments. */
  argumentsWith: (text: string) => unknown[];
}

interface Maker {
  checker: ts.TypeChecker;
  text: string;
  /** Set when a text was put anywhere. */
  hasText: boolean;
  /** Types that are being made, the innermost last. */
  open: ts.Type[];
}

/** Every function that these files export. */
export function exportedFunctions(files: readonly string[]): ExportedFunction[] {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => readFileSync(name, 'utf8')) as {
    config: { compilerOptions: unknown };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const program = ts.createProgram([...files], { ...options, types: [], noEmit: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module).flatMap((symbol) => functionsOf(checker, file, symbol)) : [];
  });
}

function functionsOf(checker: ts.TypeChecker, file: string, symbol: ts.Symbol): ExportedFunction[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!(target.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable))) return [];
  const type = checker.getTypeOfSymbol(target);
  const own = type.getCallSignatures()[0];
  if (own) return isOurOwn(own.declaration) ? [describe(checker, { file, path: [symbol.name], signature: own })] : [];
  if (!isOurs(type)) return [];
  return type.getProperties().flatMap((property) => {
    const signature = checker.getTypeOfSymbol(property).getCallSignatures()[0];
    return signature ? [describe(checker, { file, path: [symbol.name, property.name], signature })] : [];
  });
}

/** A table of our own, not a list or a set with methods of the language's. */
function isOurs(type: ts.Type): boolean {
  return type.getProperties().every(({ declarations = [] }) => declarations.every(isOurOwn));
}

/** Not a package's or the language's, such as `Money`, which is decimal.js's. */
function isOurOwn(node: ts.Node | undefined): boolean {
  return node?.getSourceFile().isDeclarationFile !== true;
}

function describe(
  checker: ts.TypeChecker,
  { file, path, signature }: { file: string; path: string[]; signature: ts.Signature },
): ExportedFunction {
  const make = (text: string): { values: unknown[]; hasText: boolean } => {
    const maker: Maker = { checker, text, hasText: false, open: [] };
    const values = signature.parameters.flatMap((parameter) => {
      const node = parameter.valueDeclaration;
      const value = valueOf(maker, checker.getTypeOfSymbol(parameter));
      return node && ts.isParameter(node) && node.dotDotDotToken ? value : [value];
    });
    return { values, hasText: maker.hasText };
  };
  return {
    name: `${file} ${path.join('.')}`,
    file,
    path,
    takesText: make('').hasText,
    argumentsWith: (text) => make(text).values,
  };
}

function withText(maker: Maker): string {
  maker.hasText = true;
  return maker.text;
}

function valueOf(maker: Maker, type: ts.Type): unknown {
  const { flags } = type;
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return withText(maker);
  if (flags & ts.TypeFlags.NumberLike) return 1;
  if (flags & ts.TypeFlags.BooleanLike) return true;
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Null | ts.TypeFlags.Never)) return undefined;
  if (flags & ts.TypeFlags.TypeParameter) return valueOfParameter(maker, type);
  if (maker.open.includes(type) || maker.open.length > DEEPEST) return undefined;
  maker.open.push(type);
  const value = type.isUnion() ? valueOfUnion(maker, type) : valueOfObject(maker, type);
  maker.open.pop();
  return value;
}

function valueOfParameter(maker: Maker, type: ts.Type): unknown {
  const constraint = maker.checker.getBaseConstraintOfType(type);
  return constraint && constraint !== type ? valueOf(maker, constraint) : withText(maker);
}

/** The member that says most: an object, else a text, else the first. */
function valueOfUnion(maker: Maker, type: ts.UnionType): unknown {
  const object = type.types.find(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  const text = type.types.find(({ flags }) => flags & ts.TypeFlags.String);
  const said = type.types.find(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  const chosen = text ?? object ?? said;
  return chosen && valueOf(maker, chosen);
}

const BUILT_IN: Record<string, (first: unknown, second: unknown) => unknown> = {
  Map: (key, value) => new Map([[key, value]]),
  ReadonlyMap: (key, value) => new Map([[key, value]]),
  Set: (value) => new Set([value]),
  ReadonlySet: (value) => new Set([value]),
  Decimal: () => new Decimal(1),
  RegExp: () => /^a$/,
  Schema: () => mixed(),
  ObjectSchema: () => mixed(),
};

function valueOfObject(maker: Maker, type: ts.Type): unknown {
  const { checker } = maker;
  const parts = checker.getTypeArguments(type as ts.TypeReference);
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return parts.map((part) => valueOf(maker, part)).filter((value) => value !== undefined);
  const name = type.symbol?.name ?? '';
  const builtIn = Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined;
  if (builtIn) {
    const [first, second] = parts.map((part) => valueOf(maker, part));
    return builtIn(first, second);
  }
  const signature = type.getCallSignatures()[0];
  if (signature) {
    const answer = valueOf(maker, signature.getReturnType());
    return () => answer;
  }
  const entries = type
    .getProperties()
    .map((property): [string, unknown] => [property.name, valueOf(maker, checker.getTypeOfSymbol(property))]);
  const others = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (others) entries.push([withText(maker), valueOf(maker, others)]);
  return Object.fromEntries(entries);
}
