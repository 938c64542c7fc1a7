/**
 * Generated histories of save, submit, delete, decline, expire and clear over documents that several applications share: what a record names
 * is readable with its hash after every step, and in the end nothing is left of a document that no application names.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import fc from 'fast-check';
import type { Application, UploadedDocument } from '#domain/application.ts';
import { toWire } from '#domain/wire.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import { anIndividualApplication } from '../support/applications.ts';
import { ADVISER, declineWaiting } from './support/approvals.ts';
import { draftData, send } from './support/drafts.ts';
import { assertWhole } from './support/evidence.ts';
import { storedOffer, uploadedDocument } from './support/submissions.ts';
import { addOffer, ownPdf, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

/** A history takes some 300 ms; the few of the small size are the same each time, and every command is carried out in them. */
const RUNS = { numRuns: 1_000 };
const DAY = 24 * 60 * 60_000;

let server: TestServer;
before(async () => {
  server = await startTestServer();
  await addOffer(server);
});
after(() => server.stop());

/** Commands that the service carried out: histories in which nothing happens would prove nothing. */
const done: Record<string, number> = {};
function note(what: string, isDone: boolean): boolean {
  if (isDone) done[what] = (done[what] ?? 0) + 1;
  return isDone;
}

/** One history: one browser at a time, two documents, and the applications that it makes of them. */
class History {
  #client: TestClient | undefined;
  #documents: UploadedDocument[] = [];
  readonly #drafts: { id: number; revision: number; document: number }[] = [];
  readonly waiting: number[] = [];
  readonly submitted: number[] = [];

  /** A visitor with two documents of their own; a new one once the time of the last one is over. */
  async begin(): Promise<void> {
    this.#client = await TestClient.open(server);
    this.#documents = [await uploadedDocument(this.#client, ownPdf()), await uploadedDocument(this.#client, ownPdf())];
  }

  get #by(): TestClient {
    if (!this.#client) throw new Error('The history has not begun.');
    return this.#client;
  }

  async #application(document: number, contact: Application['contact_details'] = {}): Promise<Application> {
    const made = anIndividualApplication(await storedOffer(server, 101));
    const known = withKnownDocuments(made, new Map([['doc-1', this.#documents[document] as UploadedDocument]]));
    return { ...known, contact_details: { ...known.contact_details, ...contact } };
  }

  async save(document: number): Promise<void> {
    const answer = await send(draftData(await this.#application(document)), { by: this.#by });
    const { id, revision } = answer.json() as { id: number; revision: number };
    if (note('saved', answer.status === 200)) this.#drafts.push({ id, revision, document });
  }

  async saveAgain(which: number, document: number): Promise<void> {
    const draft = this.#drafts.at(-which);
    if (!draft) return;
    const data = draftData(await this.#application(document), { application_id: draft.id });
    const answer = await send(data, { by: this.#by, ifMatch: draft.revision });
    if (note('saved again', answer.status === 200))
      Object.assign(draft, { revision: Number(answer.json()['revision']), document });
  }

  /** A new application, or the draft that was saved `which` saves ago. */
  async submit(which: number, document: number): Promise<void> {
    const draft = this.#drafts.at(-which);
    const data = { ...toWire(await this.#application(document), { offer: 101 }), file_key: randomUUID() };
    const answer =
      which === 0 || !draft
        ? await send(data, { by: this.#by })
        : await send({ ...data, application_id: draft.id }, { by: this.#by, ifMatch: draft.revision });
    if (note('submitted', answer.status === 200)) this.submitted.push(Number(answer.json()['id']));
  }

  async askApproval(document: number): Promise<void> {
    const application = await this.#application(document, ADVISER);
    const answer = await send({ ...toWire(application, { offer: 101 }), file_key: randomUUID() }, { by: this.#by });
    if (note('asked', answer.status === 200)) this.waiting.push(Number(answer.json()['id']));
  }

  async decline(): Promise<void> {
    const id = this.waiting.pop();
    if (id === undefined) return;
    note('declined', await declineWaiting(server, id));
  }

  async deleteDocument(document: number): Promise<void> {
    const { status } = await this.#by.call('DELETE', String(this.#documents[document]?.delete_document));
    note('removed', status === 204);
    note('kept', status === 400);
  }

  async deleteDraft(which: number): Promise<void> {
    const draft = this.#drafts.at(-which);
    if (!draft) return;
    note('deleted', (await this.#by.post(`/api/applications/${draft.id}/delete-draft/`, {})).status === 204);
  }

  /** Days pass, and two processes clear at once. */
  async expire(days: number): Promise<void> {
    server.travelTo(new Date(server.deps.clock.now().getTime() + days * DAY));
    await Promise.all([clearOnce(server.deps), clearOnce(server.deps)]);
    const live = await server.database
      .selectFrom('applications')
      .select('id')
      .where('id', 'in', [0, ...this.waiting])
      .where('status', '=', 'pending_approval')
      .execute();
    this.waiting.splice(0, Infinity, ...live.map(({ id }) => id));
    if (days > 30) await this.begin();
  }
}

type Step = readonly [name: string, run: (history: History) => Promise<void>];

const which = fc.constantFrom(1, 1, 2);
const document = fc.constantFrom(0, 0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  document.map((d): Step => [`save ${d}`, (history) => history.save(d)]),
  fc.tuple(which, document).map(([w, d]): Step => [`save again ${w} ${d}`, (history) => history.saveAgain(w, d)]),
  fc
    .tuple(fc.constantFrom(0, 1, 2), document)
    .map(([w, d]): Step => [`submit ${w} ${d}`, (history) => history.submit(w, d)]),
  document.map((d): Step => [`ask approval ${d}`, (history) => history.askApproval(d)]),
  fc.constant<Step>(['decline', (history) => history.decline()]),
  document.map((d): Step => [`delete document ${d}`, (history) => history.deleteDocument(d)]),
  which.map((w): Step => [`delete draft ${w}`, (history) => history.deleteDraft(w)]),
  fc.constantFrom(1, 16, 31).map((days): Step => [`expire ${days}`, (history) => history.expire(days)]),
);

/** Documents and contents of which nothing is named by what stands any more. */
async function leftOver(): Promise<{ documents: number; contents: number }> {
  const documents = await server.database.selectFrom('documents').select(['id', 'sha256']).execute();
  const ties = await server.database
    .selectFrom('document_ties')
    .innerJoin('applications', 'applications.id', 'document_ties.application_id')
    .select('document_id')
    .where('status', 'in', ['submitted', 'pending_approval', 'withdrawn'])
    .execute();
  const named = new Set(ties.map((tie) => tie.document_id));
  const hashes = new Set(documents.map((row) => row.sha256));
  const offers = await server.database.selectFrom('offer_files').select('sha256').execute();
  for (const row of offers) hashes.add(row.sha256);
  return {
    documents: documents.filter(({ id }) => !named.has(id)).length,
    contents: [...server.contents().keys()].filter((hash) => !hashes.has(hash)).length,
  };
}

it('[1-UPL-08] whatever is saved, submitted, deleted, declined and cleared: what a record names is whole, and the rest goes', async () => {
  let day = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      // A day of its own for each history: what is counted by the day is counted for it alone.
      server.travelTo(new Date(START.getTime() + (day += 1) * DAY));
      const history = new History();
      await history.begin();
      for (const [, run] of steps) {
        await run(history);
        for (const id of [...history.submitted, ...history.waiting]) await assertWhole(server, id);
      }
      await history.expire(31);
      await history.expire(31);
      for (const id of history.submitted) await assertWhole(server, id);
      // The documents of the last visitor, who has begun just now.
      await history.deleteDocument(0);
      await history.deleteDocument(1);
      assert.deepEqual(await leftOver(), { documents: 0, contents: 0 });
    }),
    RUNS,
  );
  const all = ['saved', 'saved again', 'submitted', 'asked', 'declined', 'removed', 'kept', 'deleted'];
  assert.deepEqual(Object.keys(done).sort(), all.sort(), JSON.stringify(done));
});
