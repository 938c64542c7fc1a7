/** The documents that a record names, and what the store holds of them. */
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { sha256 } from '#server/canonical.ts';
import { parseRecord, readRecord } from '#server/records/records.ts';
import type { TestServer } from './testServer.ts';

/** Hashes that an application's newest record names, and those of the contents that can be read. */
async function evidenceOf(server: TestServer, id: number): Promise<{ named: string[]; held: string[] }> {
  const record = await readRecord(server, id);
  assert.ok(record, `application ${id} has a record`);
  const { documents } = parseRecord(record);
  const held = await Promise.all(
    documents.map(async (document) => {
      const row = await server.database
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', document.id)
        .executeTakeFirst();
      const content = row && (await server.deps.files.read(row));
      return content === undefined || typeof content === 'string' ? 'gone' : sha256(await buffer(content));
    }),
  );
  return { named: documents.map((document) => document.sha256), held };
}

/** Every document that the record names can be read, with the hash that stands there. */
export async function assertWhole(server: TestServer, id: number): Promise<void> {
  const { named, held } = await evidenceOf(server, id);
  assert.ok(named.length > 0);
  assert.deepEqual(held, named);
}
