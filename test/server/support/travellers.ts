/** Browsers that save a draft, come by its link and give its code, through the service's calls alone. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Application, ContactDetails } from '#domain/application.ts';
import { draftData, EMAIL, MOBILE, newestCode, newestToken, sendWell } from './drafts.ts';
import { TestClient, type Answer, type TestServer } from './testServer.ts';

export const CONTACT = {
  holdingProfileType: 'NEW',
  applicant_role: 'investor',
  first_name: 'Margot',
  last_name: 'Ellery',
  email_address: EMAIL,
  tel_mobile: MOBILE,
} as const;

export interface SavedDraft {
  id: number;
  revision: number;
  draft_url: string;
  fileKey: string;
}

interface Saving {
  contact?: Partial<ContactDetails>;
  application?: Application;
  /** The draft that is saved again. */
  of?: SavedDraft;
  isAutomatic?: boolean;
}

/** Saves a draft, or saves it again on its revision. */
export async function saveBy(
  client: TestClient,
  { contact, application, of, isAutomatic }: Saving = {},
): Promise<SavedDraft> {
  const fileKey = of?.fileKey ?? randomUUID();
  const data = draftData(
    { ...application, contact_details: { ...application?.contact_details, ...CONTACT, ...contact } },
    { file_key: fileKey, ...(of && { application_id: of.id }) },
  );
  const answer = await sendWell(
    { ...data, ...(isAutomatic && { action: 'autosave' }) },
    { by: client, ifMatch: of?.revision },
  );
  const { id, revision, draft_url } = answer.json() as unknown as SavedDraft;
  return { id, revision, draft_url, fileKey };
}

/** Takes a token of the session that a client has got. */
export async function newToken(client: TestClient): Promise<void> {
  client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
}

/** Another browser. Follows the link with this token; by default that of the newest e-mail. */
export async function followLink(server: TestServer, id: number, token?: string): Promise<TestClient> {
  const client = new TestClient(server.app);
  client.follow(await client.call('GET', `/d/${token ?? (await newestToken(server, id))}`));
  await newToken(client);
  return client;
}

/** Asks for the code of a draft and gives it, in the session that its link began. */
export async function giveCode(server: TestServer, client: TestClient, { id, draft_url }: SavedDraft): Promise<Answer> {
  const asked = await client.post(draft_url, { action: 'send_sms_code' });
  assert.equal(asked.status, 200, asked.body.toString());
  const answer = await client.post(draft_url, { action: 'sms_login', otp_token: await newestCode(server, id) });
  assert.equal(answer.json()['verified'], true, answer.body.toString());
  client.follow(answer);
  await newToken(client);
  return answer;
}

/** Gives another mobile number on the draft, with its code: from now on its codes open the draft. */
export async function verifyOther(server: TestServer, client: TestClient, saved: SavedDraft, mobile: string) {
  const changed = await saveBy(client, { of: saved, contact: { tel_mobile: mobile } });
  assert.equal((await client.post(saved.draft_url, { action: 'send_sms_code' })).status, 200);
  const code = await newestCode(server, saved.id);
  const answer = await client.post(saved.draft_url, { action: 'verify_mobile', verification_code: code });
  assert.equal(answer.json()['verified'], true, answer.body.toString());
  return changed;
}
