/** @jest-environment node */
/** An application changes by one path: nothing else in the service writes an event, a revision or a message (design 4a). */
import { readFileSync } from 'node:fs';
import { listSources } from './sources.ts';

const texts = listSources('server').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('one file writes events, and one other asks it to', () => {
  expect(filesWith(/insertInto\(\s*'events'/)).toEqual(['server/commands/events.ts']);
  expect(filesWith(/\beventToWrite\(/)).toEqual(['server/commands/events.ts', 'server/commands/writing.ts']);
});

it('one file raises the revision of an application', () => {
  expect(filesWith(/\(\s*'revision'\s*,\s*'\+'/)).toEqual(['server/commands/rows.ts']);
});

it('one file writes messages, for decisions and for what nothing else changes with', () => {
  expect(filesWith(/insertInto\(\s*'outbox'/)).toEqual(['server/outbox/outbox.ts']);
  expect(filesWith(/\bmessagesToWrite\(/)).toEqual([
    'server/commands/notify.ts',
    'server/commands/writing.ts',
    'server/outbox/outbox.ts',
  ]);
});
