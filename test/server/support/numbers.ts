/** Numbers that can be found again, in applications and in whatever a database keeps. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Application } from '#domain/application.ts';
import { listNumbers, mapNumbers } from '#domain/application/numbers.ts';
import { isValidTfn } from '#domain/identifiers.ts';
import type { Database } from '#server/database/database.ts';
import { filesUnder, findNeedles, needlesOf, readIfThere, type Leak } from '#test/support/canaries.ts';
import { findPostgres } from '../../../scripts/postgres.mjs';

/** Every one begins like this, so that one search looks for all of them at once. */
const BEGINNING = '46283';
const ENDINGS = 10_000;

function* validNumbers(): Generator<string, void> {
  for (let ending = 0; ending < ENDINGS; ending += 1) {
    const number = BEGINNING + String(ending).padStart(4, '0');
    if (isValidTfn(number)) yield number;
  }
}

/** Valid TFNs, no two alike; they do as account, identity and card numbers, too. */
export function* freshNumbers(): Generator<string, never> {
  yield* validNumbers();
  throw new Error('There are no more numbers.');
}

/** The same, over and over again: some nine hundred lie between a number and its return. */
export function* endlessNumbers(): Generator<string, never> {
  for (;;) yield* validNumbers();
}

/** The application with a number of its own in every field that has one. */
export function withNumbers(application: Application, numbers: Iterator<string, never>): Application {
  const chosen = new Map<string, string>();
  return mapNumbers(application, ({ name }) => {
    const number = chosen.get(name) ?? fitting(name, numbers.next().value);
    chosen.set(name, number);
    return number;
  });
}

/** The number of a card of Victoria has eight characters. */
function fitting(name: string, number: string): string {
  return /idCardNumber2?$/.test(name) ? number.slice(0, 8) : number;
}

export function numbersOf(application: Application): string[] {
  return listNumbers(application).map(({ value }) => value);
}

/** Which of these numbers are in the bytes, in any disguise. */
export function findNumbers(numbers: Iterable<string>, bytes: Buffer, place: string): Leak[] {
  const begun = needlesOf({ beginning: BEGINNING }).filter(({ bytes: needle }) => bytes.includes(needle));
  if (begun.length === 0) return [];
  const forms = new Set(begun.map(({ form }) => form));
  const needles = needlesOf(Object.fromEntries([...numbers].map((number) => [number, number])));
  return findNeedles(
    needles.filter(({ form }) => forms.has(form)),
    bytes,
    place,
  );
}

interface Kept {
  kind: 'embedded' | 'postgres';
  database: Database;
  dataDirectory: string;
  databaseUrl: string | null;
}

/** Every number in any byte that the database keeps: of the embedded one all files, of PostgreSQL its tables and its dump. */
export async function scanDatabase(numbers: Iterable<string>, kept: Kept): Promise<Leak[]> {
  await sql`checkpoint`.execute(kept.database);
  if (kept.kind === 'embedded') return scanFolder(numbers, kept.dataDirectory);
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname = 'public' or tablename = 'pg_statistic'`.execute(kept.database);
  const leaks: Leak[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(
      kept.database,
    );
    leaks.push(...findNumbers(numbers, Buffer.from(rows.map(({ text }) => text).join('\n')), name));
  }
  return [...leaks, ...findNumbers(numbers, dump(kept.databaseUrl ?? ''), 'pg_dump')];
}

export function scanFolder(numbers: Iterable<string>, folder: string): Leak[] {
  const wanted = [...numbers];
  return filesUnder(folder).flatMap((file) => findNumbers(wanted, readIfThere(file), path.relative(folder, file)));
}

/** Where PostgreSQL came without its tools, the tables alone have been read. */
function dump(databaseUrl: string): Buffer {
  const program = path.join(findPostgres() ?? '', 'pg_dump');
  return existsSync(program) ? execFileSync(program, [databaseUrl], { maxBuffer: 1_000_000_000 }) : Buffer.alloc(0);
}
