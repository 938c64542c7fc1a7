/**
 * Two editors of one draft through the service, in any order: each edits, saves, is refused, compares and chooses as the page does. Whatever
 * was typed is there in the end, was typed over by somebody who saw it, or was shown beside the other one's before anything was chosen (R6).
 */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { Side } from '#domain/application/merge.ts';
import { mergeDrafts } from '#domain/application/mergeDrafts.ts';
import type { NumberHandles } from '#domain/application/numbers.ts';
import { fromWire } from '#domain/wire.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { readStored } from '#server/applications/stored.ts';
import { anIndividualApplication } from '../support/applications.ts';
import { draftData, send, sendWell } from './support/drafts.ts';
import { storedOffer } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

/** At full size as the issue of two editors asks; a run costs some 60 ms. */
const RUNS = 1_000;
const STEPS = 14;

type Field = (application: Application, word: string) => [string | undefined, Application];
/** Answers that read as they were typed. */
const FIELDS: readonly Field[] = [
  (a, word) => [a.contact_details?.first_name, { ...a, contact_details: { ...a.contact_details, first_name: word } }],
  (a, word) => [a.contact_details?.last_name, { ...a, contact_details: { ...a.contact_details, last_name: word } }],
  (a, word) => [a.bank_details?.accountName, { ...a, bank_details: { ...a.bank_details, accountName: word } }],
  (a, word) => investor(a, 'legalFirstName', word),
  (a, word) => investor(a, 'legalLastName', word),
  (a, word) => investor(a, 'suburbCity', word),
];

function investor(
  application: Application,
  field: 'legalFirstName' | 'legalLastName' | 'suburbCity',
  word: string,
): [string | undefined, Application] {
  const [first = {}, ...others] = application.investor_details?.investors ?? [];
  const investors = [{ ...first, [field]: word }, ...others];
  return [first[field], { ...application, investor_details: { ...application.investor_details, investors } }];
}

let server: TestServer;
const clients: TestClient[] = [];
before(async () => {
  server = await startTestServer();
  await addOffer(server);
  await seedDemoPeople(server.deps);
  for (let editor = 0; editor < 2; editor += 1) {
    const client = await TestClient.open(server);
    await client.logIn('olivia.hartley@example.com', DEMO_PASSWORD);
    clients.push(client);
  }
});
after(() => server.stop());

/** Numbers from a seed, so that a run that fails can be seen again. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return (state >>> 1) % below;
  };
}

const wordOf = (number: number): string =>
  `Q${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

interface Version {
  application: Application;
  handles: NumberHandles;
}

class Editor {
  base: Version;
  mine: Application;
  revision: number;
  /** The version that stands in the way, once it was fetched. */
  theirs: (Version & { revision: number }) | null = null;
  constructor(
    readonly client: TestClient,
    readonly id: number,
    start: { application: Application; revision: number },
  ) {
    this.base = { application: start.application, handles: {} };
    this.mine = start.application;
    this.revision = start.revision;
  }

  async save(): Promise<boolean> {
    const data = draftData(this.mine, { application_id: this.id });
    const named = { ...data, action: 'autosave', number_handles: this.base.handles };
    const answer = await send(named, { by: this.client, ifMatch: this.revision });
    if (answer.status === 412) {
      await this.fetch();
      return false;
    }
    assert.equal(answer.status, 200, answer.body.toString());
    this.base = { application: this.mine, handles: this.base.handles };
    this.revision = Number(answer.json()['revision']);
    return true;
  }

  async fetch(): Promise<void> {
    const opened = (await this.client.post(`/api/applications/${this.id}/open-draft/`, {})).json() as unknown as {
      application: Application;
      number_handles: NumberHandles;
      revision: number;
    };
    const { application } = fromWire({ ...opened.application });
    this.theirs = { application, handles: opened.number_handles, revision: opened.revision };
  }
}

it(`[R6] ${RUNS} interleavings lose nothing that was typed unseen`, { timeout: 600_000 }, async () => {
  const offer = await storedOffer(server, 101);
  let shownRuns = 0;
  for (let run = 1; run <= RUNS; run += 1) {
    const draw = chance(run);
    const [desk, phone] = clients;
    assert.ok(desk && phone);
    const start = identify(anIndividualApplication(offer), server.deps.ids.uuid);
    const saved = (await sendWell(draftData(start), { by: desk })).json();
    const begin = { application: start, revision: Number(saved['revision']) };
    const editors = [desk, phone].map((client) => new Editor(client, Number(saved['id']), begin));
    const typed = new Set<string>();
    const seen = new Set<string>();

    const edit = (editor: Editor): void => {
      const field = FIELDS[draw(FIELDS.length)];
      assert.ok(field);
      const word = wordOf(run * 1_000 + typed.size);
      const [former] = field(editor.mine, '');
      if (former !== undefined) seen.add(former);
      [, editor.mine] = field(editor.mine, word);
      typed.add(word);
    };
    /** As the page: both values are shown, then each is chosen. */
    const join = (editor: Editor): void => {
      const { theirs } = editor;
      if (theirs === null) return;
      const versions = { base: editor.base, mine: editor.mine, theirs };
      const context = { offer, currency: 'AUD' };
      let choices: Record<string, Side> = {};
      for (;;) {
        const merged = mergeDrafts(context, versions, choices);
        for (const { before: one, after: other } of [
          ...merged.conflicts.flatMap(({ answers }) => answers),
          ...merged.droppedAnswers,
        ])
          for (const word of JSON.stringify([one, other]).match(/Q[a-j]+/g) ?? []) seen.add(word);
        if (merged.conflicts.length === 0) {
          editor.mine = merged.application;
          break;
        }
        shownRuns += 1;
        choices = {
          ...choices,
          ...Object.fromEntries(merged.conflicts.map(({ key }) => [key, draw(2) === 0 ? 'mine' : 'theirs'] as const)),
        };
      }
      editor.base = theirs;
      editor.revision = theirs.revision;
      editor.theirs = null;
    };

    for (let step = 0; step < STEPS; step += 1) {
      const editor = editors[draw(2)];
      assert.ok(editor);
      // What has to be seen first stops typing and saving.
      if (editor.theirs !== null) join(editor);
      else if (draw(3) > 0) edit(editor);
      else await editor.save();
    }
    for (const editor of editors)
      for (let tries = 0; ; tries += 1) {
        assert.ok(tries < 5, 'two saves in a row are refused where nobody else saves');
        join(editor);
        if (await editor.save()) break;
      }

    const stored = JSON.stringify((await readStored(server, Number(saved['id'])))?.application);
    const lost = [...typed].filter((word) => !seen.has(word) && !stored.includes(`"${word}"`));
    assert.deepEqual(lost, [], `run ${run}`);
  }
  assert.ok(shownRuns > RUNS / 5, `${shownRuns} choices`);
});
