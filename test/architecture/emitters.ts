/**
 * Finds streams, sockets and other emitters of the server whose `error` nobody hears: one of those ends the whole process. What makes
 * an emitter is a table by package, so that a package that is new here has to be looked at before it is used.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What each package hands out that emits `error`, by the names that make it; an empty list: nothing, or it is heard within. */
const MAKERS: Record<string, readonly string[]> = {
  'node:http': ['createServer', 'get', 'request'],
  'node:https': ['createServer', 'get', 'request'],
  'node:net': ['connect', 'createConnection', 'createServer', 'Server', 'Socket'],
  'node:child_process': ['exec', 'execFile', 'fork', 'spawn'],
  'node:fs': ['createReadStream', 'createWriteStream', 'watch'],
  'node:fs/promises': ['createReadStream', 'createWriteStream'],
  'node:stream': ['Duplex', 'PassThrough', 'Readable', 'Transform', 'Writable'],
  'node:worker_threads': ['BroadcastChannel', 'MessageChannel', 'Worker'],
  'node:zlib': [
    'createBrotliDecompress',
    'createDeflate',
    'createGunzip',
    'createGzip',
    'createInflate',
    'createInflateRaw',
    'createUnzip',
  ],
  pg: ['Client', 'Pool'],
  yazl: ['ZipFile'],
  typebox: [],
  '@fastify/swagger': [],
  nodemailer: ['createTransport'],
  // The service itself: server/buildApp.ts hears its socket server, Fastify its requests and replies.
  'safe-stable-stringify': [],
  'csv-parse': ['parse', 'Parser'],
  'csv-stringify/sync': [],
  htmlparser2: [],
  linebreak: [],
  // Its one default export, which server/records/pdf/pen.ts hears.
  pdfkit: ['PDFDocument'],
  // It signs, and sends nothing.
  aws4: [],
  'node:stream/consumers': [],
  'es-toolkit': [],
  fastify: [],
  '@fastify/compress': [],
  '@fastify/cookie': [],
  '@fastify/multipart': [],
  '@fastify/static': [],
  'node:crypto': [],
  'node:events': [],
  'node:path': [],
  // It reads standard input, and its questions are promises.
  'node:readline/promises': [],
  'node:stream/promises': [],
  'node:timers/promises': [],
  'node:url': [],
  'node:util': [],
  'node:v8': [],
  '@cantoo/pdf-lib': [],
  '@electric-sql/pglite': [],
  '@electric-sql/pglite/nodefs': [],
  '@node-rs/argon2': [],
  'file-type': [],
  'ipaddr.js': [],
  kysely: [],
  'kysely/helpers/postgres': [],
  'tsx/esm/api': [],
  yup: [],
};

/** Emitters that are heard where they go, with the reason; each must still be found. */
export const HEARD_ELSEWHERE: Record<string, string> = {
  'server/storage/folderFiles.ts createReadStream':
    'whoever reads a content gives it to reply.send, to a zip that hears it, or to a consumer',
  'server/storage/s3Store.ts createReadStream': 'as those of folderFiles.ts',
};

/** Functions that hear the streams they are given. */
const HEARING = new Set(['pipeline', 'receive', 'send']);

/** Every source of the server, plain JavaScript too. */
export function serverSources(): string[] {
  return readdirSync('server', { recursive: true })
    .map((name) => path.posix.join('server', String(name).replaceAll(path.sep, '/')))
    .filter((name) => /\.(ts|mjs)$/.test(name))
    .sort();
}

function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** Packages that the file loads, not counting types. */
function packagesOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const isTypeOnly = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isTypeOnly || /^[.#]/.test(statement.moduleSpecifier.text) ? [] : [statement.moduleSpecifier.text];
  });
}

/** The variables that somebody listens to for good: `name.on('error', …)`. */
function listenedTo(source: ts.SourceFile): Set<string> {
  return new Set([...source.text.matchAll(/([\w$]+)\s*\.on\('error'/g)].flatMap(([, name]) => name ?? []));
}

/** Whether the emitter that this expression makes is heard, as far as the file shows. */
function isHeard(made: ts.Expression, listened: ReadonlySet<string>): boolean {
  let node: ts.Node = made;
  while (
    ts.isAsExpression(node.parent) ||
    ts.isParenthesizedExpression(node.parent) ||
    ts.isAwaitExpression(node.parent)
  )
    node = node.parent;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent))
    return (
      parent.name.text === 'on' &&
      ts.isCallExpression(parent.parent) &&
      parent.parent.arguments[0]?.getText() === "'error'"
    );
  if (ts.isVariableDeclaration(parent)) return ts.isIdentifier(parent.name) && listened.has(parent.name.text);
  if (ts.isBinaryExpression(parent)) return listened.has(nameOf(parent.left));
  if (ts.isCallExpression(parent)) return HEARING.has(nameOf(parent.expression));
  return ts.isForOfStatement(parent) && parent.awaitModifier !== undefined;
}

/** A server hands each connection to its listener, which has to hear it. */
function hearsConnections(made: ts.CallExpression | ts.NewExpression): boolean {
  const listener = made.arguments?.find(
    (argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument),
  );
  const parameter = listener && 'parameters' in listener ? listener.parameters[0]?.name.getText() : undefined;
  return parameter !== undefined && new RegExp(`\\b${parameter}\\s*\\.on\\('error'`).test(listener?.getText() ?? '');
}

/** What is wrong with the emitters of one file, a line each: `file maker`, or a package that the table does not know. */
export function unheardIn(file: string, text = readFileSync(file, 'utf8')): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const packages = packagesOf(source);
  const makers = new Set(packages.flatMap((name) => MAKERS[name] ?? []));
  const found = packages
    .filter((name) => !(name in MAKERS))
    .map((name) => `${file}: ${name} is new here: say in MAKERS what of it emits errors`);
  const listened = listenedTo(source);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const maker = nameOf(node.expression);
      const isFine = isHeard(node, listened) && (maker !== 'createServer' || hearsConnections(node));
      if (makers.has(maker) && !isFine) found.push(`${file} ${maker}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
