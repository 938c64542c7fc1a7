/** Applications that the server accepts, with documents that were really uploaded. */
import { randomUUID } from 'node:crypto';
import type { Application, UploadedDocument } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire, type WireData } from '#domain/wire.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { withServedDocuments } from '#server/offers/offerFiles.ts';
import { findOfferById, type StoredOffer } from '#server/offers/offers.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import type { TestClient, TestServer } from './testServer.ts';

export async function uploadedDocument(client: TestClient, content?: Buffer): Promise<UploadedDocument> {
  const answer = await client.upload(content);
  if (answer.status !== 200) throw new Error(`Not uploaded: ${answer.status} ${answer.body.toString()}`);
  const { id, filename, download, delete_document, size, uploaded_at } =
    answer.json() as unknown as Required<UploadedDocument>;
  return { id, filename, download, delete_document, size, uploaded_at };
}

async function findStored({ deps }: TestServer, id: number): Promise<StoredOffer> {
  const stored = await findOfferById(deps.database, deps.clock, id);
  if (!stored) throw new Error(`There is no offer ${id}.`);
  return stored;
}

/** The offer as an application is judged by it: with what its documents hold. */
export async function storedOffer(server: TestServer, id: number): Promise<Offer> {
  const { offer, files } = await findStored(server, id);
  return withServedDocuments(offer, files);
}

export interface ReadySubmission {
  application: Application;
  data: WireData;
}

/** A complete application for the offer, of one person or as `make` says, with an uploaded document at every place for one. */
export async function readySubmission(
  server: TestServer,
  client: TestClient,
  offerId: number,
  make: (offer: Offer) => Application = anIndividualApplication,
  content?: Buffer,
): Promise<ReadySubmission> {
  const offer = await storedOffer(server, offerId);
  const document = await uploadedDocument(client, content);
  const known = new Map(['doc-1', 'doc-2'].map((id) => [id, document]));
  const application = identify(withKnownDocuments(make(offer), known), randomUUID);
  return { application, data: toWire(application, { offer: offer.id }) };
}

/** Rows in each table that a submission writes. */
export async function countRows({ database }: TestServer): Promise<Record<string, number>> {
  const tables = [
    'applications',
    'application_steps',
    'people',
    'people_places',
    'organisations',
    'bank_accounts',
    'events',
    'outbox',
    'idempotency_keys',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const row = await database
        .selectFrom(table)
        .select((builder) => builder.cast<number>(builder.fn.countAll(), 'integer').as('count'))
        .executeTakeFirstOrThrow();
      return [table, row.count] as const;
    }),
  );
  return Object.fromEntries(counts);
}
