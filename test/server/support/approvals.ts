/** Applications of an adviser without authority, and the investor who opens one to approve it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Application, ContactDetails } from '#domain/application.ts';
import { fromWire, toWire, type WireData } from '#domain/wire.ts';
import { decline } from '#server/commands/decline.ts';
import { runCommand } from '#server/commands/runCommand.ts';
import { inTransaction } from '#server/database/transactions.ts';
import { holdByCode } from '#server/drafts/holds.ts';
import { callingSession } from './callingSession.ts';
import { newestCode, newestToken, sendWell } from './drafts.ts';
import { readySubmission } from './submissions.ts';
import { TestClient, type TestServer } from './testServer.ts';

export const ADVISER = {
  applicant_role: 'advisor',
  adviser_has_authority: false,
  adviser_first_name: 'Ava',
  adviser_last_name: 'Reed',
  adviser_email: 'ava@example.com',
  adviser_mobile: '+61491570157',
  dealer_group_afsl: '123456',
} as const satisfies ContactDetails;
export const INVESTOR = 'jane.citizen@example.com';

export interface Waiting {
  id: number;
  application: Application;
  fileKey: string;
}

export interface Opened {
  status: string;
  reference: string;
  revision: number;
  application: Application;
  number_handles: Record<string, string>;
  draft_url: string;
}

/** A whole application by this adviser, for an investor who is reached as `contact` says. */
export async function advisersApplication(
  server: TestServer,
  adviser: TestClient,
  contact: ContactDetails = {},
): Promise<Application> {
  const { application } = await readySubmission(server, adviser, 101);
  const contact_details = { ...application.contact_details, ...ADVISER, email_address: INVESTOR, ...contact };
  return { ...application, contact_details };
}

/** One that the adviser has submitted, and that waits for its investor. */
export async function waitingApplication(
  server: TestServer,
  adviser: TestClient,
  contact: ContactDetails = {},
): Promise<Waiting> {
  const application = await advisersApplication(server, adviser, contact);
  const fileKey = randomUUID();
  const data = { ...toWire(application, { offer: 101 }), file_key: fileKey };
  const answer = await sendWell(data, { by: adviser });
  assert.equal(answer.json()['status'], 'pending_approval');
  return { id: Number(answer.json()['id']), application, fileKey };
}

export async function newCsrfToken(client: TestClient): Promise<void> {
  client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
}

/** Follows the link of the request, in a browser of its own unless one is given; gives the address that it leads to. */
export async function atApprovalLink(
  server: TestServer,
  id: number,
  client = new TestClient(server.app),
): Promise<{ client: TestClient; address: string }> {
  const answer = await client.call('GET', `/d/${await newestToken(server, id)}`);
  client.follow(answer);
  await newCsrfToken(client);
  return { client, address: String(answer.headers.location) };
}

/** The investor has given their code. */
export async function openToApprove(
  server: TestServer,
  id: number,
  by?: TestClient,
): Promise<{ client: TestClient; opened: Opened }> {
  const { client, address } = await atApprovalLink(server, id, by);
  assert.equal((await client.post(address, { action: 'send_sms_code' })).status, 200);
  const given = await client.post(address, { action: 'sms_login', otp_token: await newestCode(server, id) });
  assert.equal(given.json()['verified'], true);
  client.follow(given);
  await newCsrfToken(client);
  return { client, opened: given.json() as unknown as Opened };
}

/** Agreed to by the investor, as their page sends it. */
export function approvalOf(
  { id, application: { landingpage, review } }: Waiting,
  { application, number_handles }: Opened,
): WireData {
  const known = fromWire(application).application;
  const agreed = { ...known, landingpage: { ...known.landingpage, ...landingpage }, ...(review && { review }) };
  return { ...toWire(agreed, { offer: 101 }), application_id: id, number_handles };
}

export async function statusOf({ database }: TestServer, id: number): Promise<string> {
  const row = await database.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  return row.status;
}

/** Declines an application as its investor does, whose session holds it. Returns true once it is withdrawn. */
export async function declineWaiting(
  { database, deps }: Pick<TestServer, 'database' | 'deps'>,
  id: number,
): Promise<boolean> {
  const session = await callingSession({ database, deps });
  const holding = { sessionId: session.id, applicationId: id, now: deps.clock.now(), isShared: true };
  await inTransaction(database, (transaction) => holdByCode(transaction, holding));
  return (await runCommand(deps, decline, { session, target: id, input: null })) === null;
}

/** Withdraws whatever waits for approval, so that its investor can be applied for again. */
export async function endApprovals({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('status', '=', 'pending_approval')
    .execute();
}
