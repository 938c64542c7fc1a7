/** Drafts that the service keeps, and what their messages would bring. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Application, ContactDetails } from '#domain/application.ts';
import { toWire, type WireData } from '#domain/wire.ts';
import { deriveCode } from '#server/drafts/secrets.ts';
import { issueLink, tokenOf } from '#server/drafts/links.ts';
import { requestCode, type ClaimSend } from '#server/drafts/codes.ts';
import type { CodeCaller } from '#server/drafts/known.ts';
import { recordVerifiedMobile } from '#server/drafts/numbers.ts';
import { TestClient, type Answer, type TestServer } from './testServer.ts';

export const MOBILE = '+61491570156';
export const OTHER_MOBILE = '+64211234567';
export const EMAIL = 'margot.ellery@example.com';

/** No count is full. */
export const claimAlways: ClaimSend = async () => ({ allowed: true });

/** The caller of this session, in a browser without a cookie. */
export function callerAt(sessionId: string, of: Partial<CodeCaller> = {}): CodeCaller {
  return { sessionId, userId: null, browserHash: null, ...of };
}

/** The session in which the application was begun. */
export async function beganBy({ database }: TestServer, applicationId: number): Promise<CodeCaller> {
  const row = await database
    .selectFrom('applications')
    .select('session_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return callerAt(row.session_id);
}

export interface TestDraft {
  id: number;
  draftId: string;
  sessionId: string;
  /** Whoever began it. */
  client: TestClient;
}

interface Sending {
  by: TestClient;
  /** The revision that it stands on, or the header as it is sent. */
  ifMatch?: number | string | undefined;
  key?: string | undefined;
  /** Of the page's own saves whose answers it does not know. */
  earlier?: readonly string[];
}

/** The create-update call as a page makes it, under a key of its own unless one is given. */
export function send(data: object, { by, ifMatch, key = randomUUID(), earlier = [] }: Sending): Promise<Answer> {
  return by.post(
    '/offer/api/application-create-update/',
    { application_data: JSON.stringify(data) },
    {
      'idempotency-key': key,
      ...(ifMatch !== undefined && { 'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch }),
      ...(earlier.length > 0 && { 'x-earlier-keys': earlier.join(',') }),
    },
  );
}

/** Sends what the service has to take. */
export async function sendWell(data: object, sending: Sending): Promise<Answer> {
  const answer = await send(data, sending);
  assert.equal(answer.status, 200, answer.body.toString());
  return answer;
}

/** What saves these answers as a draft of this file, a new one unless `ids` name one. */
export function draftData(application: Application, ids: Partial<WireData> = {}) {
  return { ...toWire(application, { offer: 101 }), action: 'save_as_draft', file_key: randomUUID(), ...ids };
}

/** Makes a link of the draft, beside those it has. */
export function issueLinkOf({ database, deps }: TestServer, applicationId: number): Promise<string> {
  return database
    .transaction()
    .execute((transaction) => issueLink(transaction, deps, { applicationId, now: deps.clock.now() }));
}

/** Notes that a code which went to the number was given for the draft. */
export async function verifyNumber(
  { database, deps }: TestServer,
  applicationId: number,
  mobile = MOBILE,
): Promise<void> {
  const now = deps.clock.now();
  await database
    .transaction()
    .execute((transaction) => recordVerifiedMobile(transaction, deps, { applicationId, mobile, now }));
}

/** Makes a code that opens the draft, for the session in which it was begun. */
export async function makeCode(server: TestServer, applicationId: number): Promise<void> {
  const by = await beganBy(server, applicationId);
  const now = server.deps.clock.now();
  await requestCode({ ...server.deps, claimSend: claimAlways }, { applicationId, purpose: 'open', by, now });
}

/** Lets so many milliseconds pass. */
export function pass(server: TestServer, ms: number): void {
  server.travelTo(new Date(server.deps.clock.now().getTime() + ms));
}

/** A draft with contact details, as its first save leaves it, begun by a visitor of its own. */
export async function aDraft(server: TestServer, contact: Partial<ContactDetails> = {}): Promise<TestDraft> {
  const client = await TestClient.open(server);
  const contact_details = { first_name: 'Margot', email_address: EMAIL, tel_mobile: MOBILE, ...contact };
  const answer = await client.submit({ offer: 101, action: 'splash', contact_details }, null);
  const id = Number(answer.json()['id']);
  const draftId = randomUUID();
  const { session_id: sessionId } = await server.database
    .updateTable('applications')
    .set({ draft_id: draftId, saved_at: server.deps.clock.now() })
    .where('id', '=', id)
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return { id, draftId, sessionId, client };
}

/** Another session, as of another device. */
export async function anotherSession(server: TestServer): Promise<string> {
  return (await aDraft(server)).sessionId;
}

/** The code that the draft's newest message would bring, or that of one session. */
export async function newestCode(
  { deps, database }: TestServer,
  applicationId: number,
  sessionId?: string,
): Promise<string> {
  const row = await database
    .selectFrom('draft_codes')
    .select(['id', 'seed'])
    .where('application_id', '=', applicationId)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? null))
    .orderBy('created_at', 'desc')
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirstOrThrow();
  return deriveCode(deps, row);
}

/** Any code but this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** The token of the draft's newest good link. */
export async function newestToken({ deps, database }: TestServer, applicationId: number): Promise<string> {
  const row = await database
    .selectFrom('draft_links')
    .select('seed')
    .where('application_id', '=', applicationId)
    .where('voided_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return tokenOf(deps, row);
}

/** The token of one link. */
export async function tokenOfLink({ deps, database }: TestServer, id: string): Promise<string> {
  const row = await database.selectFrom('draft_links').select('seed').where('id', '=', id).executeTakeFirstOrThrow();
  return tokenOf(deps, row);
}

/** Saves another mobile for the investor. */
export async function changeMobile({ database }: TestServer, applicationId: number, mobile: string): Promise<void> {
  const contact = await database
    .selectFrom('people_places')
    .innerJoin('people', 'people.key', 'people_places.person_key')
    .select(['people.key', 'people.details'])
    .where('people_places.application_id', '=', applicationId)
    .where('people_places.role', '=', 'contact')
    .executeTakeFirstOrThrow();
  const details = { ...(contact.details as unknown as Record<string, unknown>), tel_mobile: mobile };
  await database
    .updateTable('people')
    .set({ details: JSON.stringify(details) as never })
    .where('key', '=', contact.key)
    .execute();
}

/** What is owed of a draft, without what other pieces owe. */
export async function owedOf({ database }: TestServer, applicationId: number) {
  return database
    .selectFrom('outbox')
    .select(['channel', 'template', 'occasion'])
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
