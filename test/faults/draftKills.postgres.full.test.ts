/**
 * The real service, killed in the middle of saving drafts, by a press and by themselves, and submitting them: no save that was acknowledged is lost, none is made twice, and
 * each draft owes its link once.
 */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { it, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Application, UploadedDocument } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire, type WireData } from '#domain/wire.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import { openMigratedDatabase } from '#server/database/database.ts';
import { kill, startRealService, stop } from '#test/server/support/realService.ts';
import { PDF } from '#test/server/support/testServer.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { prepareStage, type Stage } from './support/submitting.ts';

const KILLS = 200;
const CLIENTS = 6;
/** After so many saves a draft is submitted, and the client begins another. */
const SAVES = 4;
const MOST_REPEATS = 400;

interface Saved {
  id: number;
  revision: number;
}

interface DraftFile {
  fileKey: string;
  application: Application;
  /** As it was answered last; null: no save was. */
  saved: Saved | null;
  saves: number;
  isLodged: boolean;
}

/** What is sent again and again, under one key, until it is answered. */
interface Command {
  file: DraftFile;
  key: string;
  data: string;
  revision: number | null;
  /** What was typed before it was sent: the text that proves which save it was. */
  typed: string;
  lodges: boolean;
}

class Saver {
  readonly files: DraftFile[] = [];
  answered = 0;
  #pending: Command | null = null;
  #headers: Record<string, string> = {};
  #ready: Application = {};
  #offer = 0;

  async open(address: string, offer: Offer): Promise<void> {
    const answer = await fetch(`${address}/api/csrf/`);
    const { csrf_token } = (await answer.json()) as { csrf_token: string };
    this.#headers = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'x-csrf-token': csrf_token };
    const body = new FormData();
    body.append('doc_file', new File([PDF], 'licence.pdf'));
    const upload = await fetch(`${address}/api/application_docs/`, { method: 'POST', body, headers: this.#headers });
    const document = (await upload.json()) as UploadedDocument;
    const known = withKnownDocuments(anIndividualApplication(offer), new Map([['doc-1', document]]));
    const contact = { ...known.contact_details, email_address: 'ann@example.com', tel_mobile: '+61491570156' };
    this.#ready = { ...known, contact_details: contact };
    this.#offer = offer.id;
  }

  /** Goes on until it is told to stop; what was not answered by then is the first thing of the next round. */
  async work(address: string, isCut: () => boolean): Promise<void> {
    while (!isCut()) await this.step(address);
  }

  /** Sends the next command once. */
  async step(address: string): Promise<void> {
    const command = (this.#pending ??= this.#next());
    const reply = await this.#send(address, command);
    if (reply === null) return;
    const { file } = command;
    this.answered += 1;
    this.#pending = null;
    assert.ok(file.saved === null || file.saved.id === reply.id, 'a draft got another id');
    file.isLodged = command.lodges;
    file.saved = { id: reply.id, revision: reply.revision ?? file.saved?.revision ?? 0 };
    if (command.lodges) return;
    file.saves += 1;
    // Each save is one revision, however often it was sent.
    assert.equal(reply.revision, file.saves + 1);
    file.application = typing(file.application, command.typed);
  }

  async finish(address: string): Promise<void> {
    for (let repeats = 0; this.#pending !== null; repeats += 1) {
      assert.ok(repeats < MOST_REPEATS, 'the service did not come back');
      await this.step(address);
      if (this.#pending !== null) await pause(50);
    }
  }

  #next(): Command {
    const last = this.files.at(-1);
    const file = last && !last.isLodged ? last : this.#begin();
    const lodges = file.saves === SAVES;
    const typed = `${file.saves} ${randomUUID()}`;
    const names: WireData = {
      offer: this.#offer,
      file_key: file.fileKey,
      ...(file.saved && { application_id: file.saved.id }),
      // Pressed once; from then on it saves itself.
      ...(!lodges && { action: file.saves === 0 ? 'save_as_draft' : 'autosave' }),
    };
    const application = lodges ? this.#ready : typing(file.application, typed);
    const data = JSON.stringify({ ...toWire(application, { offer: this.#offer }), ...names });
    return { file, key: randomUUID(), data, revision: file.saved?.revision ?? null, typed, lodges };
  }

  #begin(): DraftFile {
    const file = { fileKey: randomUUID(), application: this.#ready, saved: null, saves: 0, isLodged: false };
    this.files.push(file);
    return file;
  }

  /** Nothing but 200, 503 with Retry-After, or no answer is right. */
  async #send(address: string, { key, data, revision }: Command): Promise<{ id: number; revision?: number } | null> {
    const body = new FormData();
    body.append('application_data', data);
    const answer = await fetch(`${address}/offer/api/application-create-update/`, {
      method: 'POST',
      body,
      headers: {
        ...this.#headers,
        // Somebody is at work: what the session holds does not end meanwhile.
        'x-person-active': '1',
        'idempotency-key': key,
        ...(revision !== null && { 'if-match': `"${revision}"` }),
      },
    }).catch(() => null);
    const text = (await answer?.text().catch(() => null)) ?? null;
    if (!answer || text === null || (answer.status === 503 && answer.headers.has('retry-after'))) return null;
    assert.equal(answer.status, 200, text);
    return JSON.parse(text) as { id: number; revision?: number };
  }
}

function typing(application: Application, text: string): Application {
  return { ...application, contact_details: { ...application.contact_details, last_name: text } };
}

/** The service must have ended. */
async function assertKept({ databaseUrl, dataDirectory }: Stage, savers: readonly Saver[]): Promise<void> {
  const { database } = await openMigratedDatabase({ databaseUrl, dataDirectory });
  const rows = await database.selectFrom('applications').select(['id', 'status', 'revision', 'file_key']).execute();
  const events = await database
    .selectFrom('events')
    .select(['application_id', 'kind', 'revision'])
    .orderBy('id')
    .execute();
  const owed = await database.selectFrom('outbox').select(['application_id', 'template']).execute();
  const names = await database.selectFrom('people').select(['application_id', 'details']).execute();
  const links = await database.selectFrom('draft_links').select(['application_id']).execute();
  await database.destroy();
  const files = savers.flatMap((saver) => saver.files).filter(({ saved }) => saved !== null);
  assert.equal(rows.length, files.length);
  for (const { saved, saves, isLodged, fileKey, application } of files) {
    const row = rows.find(({ file_key }) => file_key === fileKey);
    assert.deepEqual(
      [row?.id, row?.status, row?.revision],
      [saved?.id, isLodged ? 'submitted' : 'draft', 1 + saves + Number(isLodged)],
    );
    const ofKind = (kind: string) => events.filter((each) => each.application_id === row?.id && each.kind === kind);
    assert.deepEqual(
      [...ofKind('draft_saved'), ...ofKind('draft_autosaved')].map(({ kind, revision }) => [kind, revision]),
      Array.from({ length: saves }, (_, index) => [index === 0 ? 'draft_saved' : 'draft_autosaved', index + 2]),
    );
    assert.equal(ofKind('submitted').length, Number(isLodged));
    const templates = owed.filter(({ application_id: id }) => id === row?.id).map(({ template }) => template);
    assert.deepEqual(templates.sort(), isLodged ? ['application_link', 'confirmation'] : ['application_link']);
    assert.equal(links.filter(({ application_id: id }) => id === row?.id).length, 1);
    if (isLodged) continue;
    const typed = String(application.contact_details?.last_name);
    const ofDraft = names.filter(({ application_id: id }) => id === row?.id);
    assert.ok(
      ofDraft.some(({ details }) => JSON.stringify(details).includes(typed)),
      'an acknowledged save is not what is stored',
    );
  }
}

it(
  `PostgreSQL loses and doubles no save of a draft in ${KILLS} kills of the service with ${CLIENTS} clients saving and lodging`,
  { timeout: KILLS * 40_000 + 240_000 },
  async (context: TestContext) => {
    const stage = await prepareStage();
    context.after(stage.remove);
    let service = await startRealService(stage.environment);
    const savers = Array.from({ length: CLIENTS }, () => new Saver());
    for (const saver of savers) await saver.open(service.address, stage.offer);
    const countAnswered = () => savers.reduce((count, { answered }) => count + answered, 0);

    for (let round = 0; round < KILLS; round += 1) {
      let isCut = false;
      const { address } = service;
      const enough = countAnswered() + randomInt(1, CLIENTS * 2);
      const work = savers.map((saver) => saver.work(address, () => isCut));
      while (countAnswered() < enough) await pause(1);
      await pause(randomInt(0, 20));
      isCut = true;
      await kill(service);
      await Promise.all(work);
      service = await startRealService(stage.environment);
      assert.notEqual(service.address, '', service.output());
    }

    await Promise.all(savers.map((saver) => saver.finish(service.address)));
    await stop(service);
    await assertKept(stage, savers);
    context.diagnostic(`${KILLS} kills, ${countAnswered()} saves and lodgings: 0 lost, 0 doubled`);
  },
);
