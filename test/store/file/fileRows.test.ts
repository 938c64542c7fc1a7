import { fileRows, matchesRow, type FileRow, type FileRowsQuestion } from '#store/file/fileRows.ts';
import type { FileEntry } from '#store/file/fileEntry.ts';

const file = (fileId: string, given: Partial<FileEntry> = {}): FileEntry => ({
  fileId,
  offerSlug: 'a',
  offerName: 'A Notes',
  userId: null,
  investorName: 'Ann Lee',
  currentStep: 'bank_details',
  hasData: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  ...given,
});

const draft = (id: number, key: string | null = null) => ({
  application_id: id,
  reference: `A-${id}`,
  own_reference: null as string | null,
  investor_name: `Owner of ${id}`,
  revision: 1,
  file_key: key,
  saved_at: '2026-11-19T08:00:00.000Z',
  draft_url: `/offers/a/draft/${id}/`,
  offer: { slug: 'a', name: 'A Notes', is_open: true },
});

const NOW = Date.parse('2026-11-21T02:00:00Z');
const rows = (given: Partial<FileRowsQuestion>): FileRow[] =>
  fileRows({
    files: [],
    drafts: [],
    userId: null,
    had: () => false,
    writtenAt: new Map(),
    open: null,
    now: NOW,
    ...given,
  });

it.each([
  ['the tab that typed it', { had: (id: string) => id === 'f' }, {}, 'Ann Lee'],
  ['the account that it belongs to', { userId: 4 }, { userId: 4 }, 'Ann Lee'],
  ['nobody else', { userId: 4 }, {}, ''],
  ['a name of one’s own before the investor’s', { had: () => true }, { label: 'The Lees' }, 'The Lees'],
  ['a name of one’s own to nobody else either', {}, { label: 'The Lees' }, ''],
])('[1-LAND-46] says whose an application is to %s', (_whom, question, given, name) => {
  expect(rows({ files: [file('f', given)], ...question })[0]?.name).toBe(name);
});

it.each([
  ['the key of the file', file('f'), draft(31, 'f')],
  ['the id of the application', file('f', { applicationId: 31 }), draft(31, 'other device')],
])('[3-LAND-20] lists what is on the device and saved as well once, joined by %s', (_by, entry, saved) => {
  const list = rows({ files: [entry], drafts: [saved, draft(32)] });

  expect(list.map(({ key, fileId, saved: kept }) => [key, fileId, kept?.reference])).toEqual([
    ['f', 'f', 'A-31'],
    ['32', null, 'A-32'],
  ]);
});

it('names an application of a sheet by its investor and the adviser’s own reference, and finds it by that', () => {
  const sheet = (id: number, key: string | null = null) => ({ ...draft(id, key), own_reference: `C-${id}` });
  const files = [file('f'), file('g', { label: 'The Lees' })];
  const list = rows({ files, drafts: [sheet(31, 'f'), sheet(32, 'g'), sheet(33)], userId: 4 });

  expect(list.map(({ key, name, label }) => [key, name, label])).toEqual([
    ['f', 'Ann Lee, C-31', ''],
    ['g', 'The Lees', 'The Lees'],
    ['33', 'Owner of 33, C-33', ''],
  ]);
  expect(list.map((row) => matchesRow(row, 'c-32', 'Bank'))).toEqual([false, true, false]);
});

it('[1-LAND-46] says whose a saved application of the account is, also where this device does not know', () => {
  const files = [file('f', { investorName: '' }), file('g', { label: 'The Lees', investorName: '' })];
  const list = rows({ files, drafts: [draft(31, 'f'), draft(32, 'g'), draft(33)], userId: 4 });

  expect(list.map(({ key, name }) => [key, name])).toEqual([
    ['f', 'Owner of 31'],
    ['g', 'The Lees'],
    ['33', 'Owner of 33'],
  ]);
});

it('lists first what was written last, also where the line has not heard of it', () => {
  const list = rows({
    files: [file('a', { changedAt: '2026-11-20T09:00:00.000Z' }), file('b')],
    writtenAt: new Map([['b', '2026-11-20T10:00:00.000Z']]),
  });

  expect(list.map(({ key }) => key)).toEqual(['b', 'a']);
});

it.each([
  ['lee notes', true],
  ['BANK', true],
  ['', true],
  ['lee shares', false],
])('finds by every word that is typed: %s', (typed, isFound) => {
  const [row] = rows({ files: [file('f')], had: () => true });

  expect(row && matchesRow(row, typed, 'Bank account details')).toBe(isFound);
});

it('counts the step as the page above it does, and not where the steps are not known', () => {
  const steps: FileEntry['steps'] = ['landingpage', 'contact_details', 'bank_details', 'review'];
  const list = rows({ files: [file('a', { steps }), file('b'), file('c', { steps, currentStep: 'next_steps' })] });

  expect(list.map(({ key, number }) => [key, number])).toEqual([
    ['a', { step: 3, count: 4 }],
    ['b', null],
    ['c', null],
  ]);
});

it('[1-LAND-46] goes by the step at which the open file goes on, whatever its line says', () => {
  const steps: FileEntry['steps'] = ['landingpage', 'contact_details', 'bank_details', 'review'];
  const open = { fileId: 'a', step: 'contact_details' } as const;
  const list = rows({ files: [file('a', { steps }), file('b', { steps })], open });

  expect(list.map(({ step, number }) => [step, number?.step])).toEqual([
    ['contact_details', 2],
    ['bank_details', 3],
  ]);
});

it.each([
  ['whoever is here', {}, true, 'you'],
  ['the investor after an adviser without authority', { asksInvestor: true }, true, 'investor'],
  ['nobody while the offer takes no applications', { asksInvestor: true }, false, 'nobody'],
])('says that %s acts next', (_who, given, isOpen, next) => {
  const saved = { ...draft(31, 'f'), offer: { slug: 'a', name: 'A Notes', is_open: isOpen } };

  expect(rows({ files: [file('f', given)], drafts: [saved] })[0]?.next).toBe(next);
});

it('[1-LAND-46, 2-ROLE-08] says of what an adviser has made that it waits for the approval of whoever has it', () => {
  const files = [file('f', { isApproval: true }), file('g', { asksInvestor: true }), file('h')];

  expect(rows({ files }).map(({ key, next }) => [key, next])).toEqual([
    ['f', 'approval'],
    ['g', 'investor'],
    ['h', 'you'],
  ]);
});

it('[2-ROLE-08] says of what an investor did not approve in time that its time has ended', () => {
  const files = [
    file('f', { isApproval: true, approveUntil: new Date(NOW + 1).toISOString() }),
    file('g', { isApproval: true, approveUntil: new Date(NOW).toISOString() }),
  ];

  expect(rows({ files }).map(({ key, next }) => [key, next])).toEqual([
    ['f', 'approval'],
    ['g', 'expired'],
  ]);
});
