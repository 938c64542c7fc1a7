/** Counts comments that are not in plain words; see scripts/words.mjs. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOMS = ['domain', 'api', 'store', 'features', 'src', 'server'];
/** Made by `npm run calls`. */
const GENERATED = new Set(['api/wire.ts']);
/** Instructions to a tool. */
const FOR_TOOLS = /eslint|^\/\/\/|webpackChunk|@ts-|license/i;

/** A question or relative word: the reader waits for the thing that the comment is about. */
const OPENING =
  /^(?:What|Who|Whoever|Whom|Whose|Whatever|Which|(?:By|Under|As|To|Of|In|From) which|Where|Whether|How|Why)\b/;
/** Words that stand for no person in particular, or that nobody says today. */
const LISTED = /\b(?:whoever|whomever|hereby|herein|thereof|therein|whereupon)\b/i;

/** Returns the text of every comment in a file, without its signs and line breaks. */
export function readComments(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const comments = new Map();
  const visit = (node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
      const raw = text.slice(pos, end);
      if (!FOR_TOOLS.test(raw)) comments.set(pos, plainText(raw));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...comments.values()].filter((comment) => /[a-z]{2}/.test(comment));
}

function plainText(raw) {
  return raw
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function listFiles(root) {
  return ROOMS.filter((room) => existsSync(path.join(root, room)))
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true }).map((name) => path.join(room, String(name))),
    )
    .filter((file) => /\.tsx?$/.test(file) && !GENERATED.has(file))
    .sort();
}

/** Returns the comments of a tree that open with a question or relative word, and those with a listed word. */
export function findWords(root) {
  const found = listFiles(root).flatMap((file) =>
    readComments(file, readFileSync(path.join(root, file), 'utf8')).map((comment) => ({ file, comment })),
  );
  return {
    comments: found.length,
    openings: found.filter(({ comment }) => OPENING.test(comment)),
    listed: found.filter(({ comment }) => LISTED.test(comment)),
  };
}
