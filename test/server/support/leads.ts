/** Applications of which only the contact is known. */
import assert from 'node:assert/strict';
import { readySubmission } from './submissions.ts';
import type { TestClient, TestServer } from './testServer.ts';

/** Keeps a lead in the client's session and gives its id. */
export async function leadOf(server: TestServer, client: TestClient, first_name: string): Promise<number> {
  const { data } = await readySubmission(server, client, 101);
  const answer = await client.submit(
    {
      offer: 101,
      action: 'splash',
      landingpage: data['landingpage'],
      contact_details: { ...(data['contact_details'] as object), first_name },
    },
    null,
  );
  assert.equal(answer.status, 200, answer.body.toString());
  return Number(answer.json()['id']);
}
