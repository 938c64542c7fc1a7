/** @jest-environment node */
/** Transactions have one door: there they are done again where the database took them back (server/database/transactions.ts). */
import { readFileSync } from 'node:fs';
import { listSources } from './sources.ts';

/** Where the door itself stands, and the lock of a start, which is held and not done again. */
const DOORS = ['server/database/startLock.ts', 'server/database/transactions.ts'];
const BEGINS = /\.\s*(transaction|startTransaction|connection)\(\)/;
/** What belongs to a session is anybody's behind a pooler: locks, names of statements, notifications, settings. */
const OF_A_SESSION =
  /\bpg_(try_)?advisory_(unlock|lock)|\b(listen|notify|unlisten|discard|deallocate)\s+\w|\bprepare\s+\w+\s+(as|\()|set_config\([^)]*false\)|\bset session\b/i;
const IS_SQL = /`[^`]*`|'[^'\n]*'/g;

const texts = listSources('server').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('only the door begins a transaction or takes a connection', () => {
  expect(texts.filter(({ text }) => BEGINS.test(text)).map(({ file }) => file)).toEqual(DOORS);
});

it('nothing that is sent to the database belongs to a session, but for the limits of a direct one', () => {
  const found = texts.filter(({ text }) => (text.match(IS_SQL) ?? []).some((quoted) => OF_A_SESSION.test(quoted)));

  expect(found.map(({ file }) => file)).toEqual(['server/database/postgres.ts']);
});
