/** What server/database/tables.ts says of each column, as the compiler understands it, and where the migrated database says otherwise. */
import path from 'node:path';
import ts from 'typescript';

export interface ColumnType {
  /** What reading gives, without null: `text`, `number`, `boolean`, `date`, `json`; several are sorted and joined by `|`. */
  read: string;
  isNullable: boolean;
  /** The words of a column that takes only some; null where any will do. */
  words: string[] | null;
  /** What an insert takes, as `read`; null where it takes nothing. */
  written: string | null;
  /** Whether an insert may leave it out. */
  isOptional: boolean;
}

/** Each `table.column`. */
export type ColumnTypes = Map<string, ColumnType>;

export interface StoredColumn {
  column: string;
  data_type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
  /** Of its check: the only words that it takes. */
  words: string[] | null;
}

const TABLES = path.resolve('server/database/tables.ts');
const PROBE = path.resolve('server/database/tables.probe.ts');
const PROBED = `
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from './tables.ts';
export type Read = { [Name in keyof Tables]: Selectable<Tables[Name]> };
export type Written = { [Name in keyof Tables]: Insertable<Tables[Name]> };
`;

function programOver(files: Record<string, string>): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { readFile, fileExists } = host;
  host.readFile = (name) => files[path.resolve(name)] ?? readFile.call(host, name);
  host.fileExists = (name) => Object.hasOwn(files, path.resolve(name)) || fileExists.call(host, name);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language, ...rest) => {
    const text = files[path.resolve(name)];
    return text === undefined ? readSource(name, language, ...rest) : ts.createSourceFile(name, text, language);
  };
  return ts.createProgram([PROBE], { ...options, noEmit: true, types: [] }, host);
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
const isNothing = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;

function kindOf(type: ts.Type): string {
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return 'text';
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return 'number';
  if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) return 'boolean';
  // A branded text.
  if (type.isIntersection()) return type.types.map(kindOf).includes('text') ? 'text' : 'json';
  return type.symbol.name === 'Date' ? 'date' : 'json';
}

function kindsOf(type: ts.Type): string {
  const kinds = partsOf(type)
    .filter((part) => !isNothing(part))
    .map(kindOf);
  return [...new Set(kinds)].sort().join('|');
}

function wordsOf(type: ts.Type): string[] | null {
  const parts = partsOf(type).filter((part) => !isNothing(part));
  const words = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return words.length > 0 && words.length === parts.length ? words.sort() : null;
}

/** @param text tables.ts with changes, for a test of this check; the file as it stands where nothing is given */
export function readTableTypes(text?: string): ColumnTypes {
  const program = programOver({ [PROBE]: PROBED, ...(text !== undefined && { [TABLES]: text }) });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(PROBE);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('The tables could not be read.');
  const [read, written] = ['Read', 'Written'].map((name) => {
    const symbol = checker.getExportsOfModule(module).find((each) => each.name === name);
    if (!symbol) throw new Error(`There is no type ${name}.`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  });
  const columnsOf = (type: ts.Type | undefined): [string, ts.Symbol][] =>
    (type?.getProperties() ?? []).flatMap((table) =>
      checker
        .getTypeOfSymbol(table)
        .getProperties()
        .map((column): [string, ts.Symbol] => [`${table.name}.${column.name}`, column]),
    );
  const inserts = new Map(columnsOf(written));
  return new Map(
    columnsOf(read).map(([name, symbol]) => {
      const type = checker.getTypeOfSymbol(symbol);
      const insert = inserts.get(name);
      return [
        name,
        {
          read: kindsOf(type),
          isNullable: partsOf(type).some(isNothing),
          words: wordsOf(type),
          written: insert ? kindsOf(checker.getTypeOfSymbol(insert)) : null,
          isOptional: insert === undefined || (insert.flags & ts.SymbolFlags.Optional) !== 0,
        },
      ];
    }),
  );
}

/** What each type of the database is read and written as. `bigint` comes as a text over the one driver and as a number over the other. */
const KINDS: Record<string, [read: string, written: string]> = {
  text: ['text', 'text'],
  uuid: ['text', 'text'],
  integer: ['number', 'number'],
  bigint: ['number|text', 'number|text'],
  boolean: ['boolean', 'boolean'],
  'timestamp with time zone': ['date', 'date'],
  numeric: ['text', 'text'],
  jsonb: ['json', 'text'],
};

function problemsOfColumn(type: ColumnType, stored: StoredColumn): string[] {
  const [read, written] = KINDS[stored.data_type] ?? [stored.data_type, stored.data_type];
  const mayBeLeftOut = stored.has_default || stored.is_nullable;
  const isWritten = type.written !== null;
  return [
    ...(type.read === read ? [] : [`is ${stored.data_type}, and read as ${type.read}`]),
    ...(type.isNullable === stored.is_nullable ? [] : [stored.is_nullable ? 'can be null' : 'cannot be null']),
    ...(isWritten && stored.is_generated ? ['is generated'] : []),
    // What is written later only needs a default, or begins as null.
    ...(isWritten || stored.is_generated || mayBeLeftOut ? [] : ['is not generated']),
    ...(isWritten && type.written !== written ? [`is ${stored.data_type}, and written as ${type.written}`] : []),
    ...(isWritten && type.isOptional && !mayBeLeftOut ? ['has no default'] : []),
    ...(String(stored.words) === String(type.words) ? [] : [`takes ${stored.words?.join(', ') ?? 'any text'}`]),
  ].map((problem) => `${stored.column} ${problem}`);
}

/** Where the two say different things, a line each; none where they agree. */
export function findDrift(types: ColumnTypes, stored: readonly StoredColumn[]): string[] {
  const known = new Set(stored.map(({ column }) => column));
  return [
    ...[...types.keys()].filter((name) => !known.has(name)).map((name) => `${name} is not in the database`),
    ...stored.flatMap((column) => {
      const type = types.get(column.column);
      return type ? problemsOfColumn(type, column) : [`${column.column} is not in tables.ts`];
    }),
  ].sort();
}
