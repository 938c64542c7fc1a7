/** Applications that an issuer has received, submitted by calls: for journeys about what becomes of them. */
import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext } from '@playwright/test';
import type { Application, UploadedDocument } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { Offer } from '#domain/offer.ts';
import { settle } from '#domain/stepRules/purchase_amount/rules.ts';
import { toWire } from '#domain/wire.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import { PDF } from '#test/server/support/testServer.ts';
import { anIndividualApplication } from '#test/support/applications.ts';

export interface Received {
  first: string;
  last: string;
  /** Number of securities. */
  quantity?: string;
  /** Makes the answers; by default those of one person, of this name. */
  make?: (offer: Offer) => Application;
}

async function post(
  caller: APIRequestContext,
  url: string,
  fields: Parameters<APIRequestContext['post']>[1] & { multipart: object },
): Promise<Record<string, unknown>> {
  const { csrf_token: token } = (await (await caller.get('/api/csrf/')).json()) as { csrf_token: string };
  const answer = await caller.post(url, { ...fields, headers: { ...fields.headers, 'x-csrf-token': token } });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Submits complete applications, and returns their references. */
export async function receive(
  address: string | undefined,
  people: readonly Received[],
  slug = 'emberfield-copper',
): Promise<string[]> {
  const caller = await request.newContext(address === undefined ? {} : { baseURL: address });
  const { offer } = (await (await caller.get(`/api/offers/${slug}/`)).json()) as { offer: Offer };
  const references: string[] = [];
  for (const { first, last, quantity = '10000', make } of people) {
    const document = (await post(caller, '/api/application_docs/', {
      multipart: {
        doc_file: { name: 'passport.pdf', mimeType: 'application/pdf', buffer: PDF },
        filename: 'passport.pdf',
        public: 'false',
      },
    })) as unknown as UploadedDocument;
    const made = withKnownDocuments(
      (make ?? anIndividualApplication)(offer),
      new Map(['doc-1', 'doc-2'].map((id) => [id, document])),
    );
    const [investor, ...others] = made.investor_details?.investors ?? [];
    const investors = investor && [{ ...investor, legalFirstName: first, legalLastName: last }, ...others];
    const application = identify(
      {
        ...made,
        contact_details: { ...made.contact_details, first_name: first, last_name: last },
        purchase_amount: settle({ totalAmount: quantity }, { offer }),
        investor_details: { ...made.investor_details, ...(investors && { investors }) },
      },
      randomUUID,
    );
    const reply = await post(caller, '/offer/api/application-create-update/', {
      multipart: { application_data: JSON.stringify(toWire(application, { offer: offer.id })) },
      headers: { 'idempotency-key': randomUUID() },
    });
    references.push(String(reply['reference']));
  }
  await caller.dispose();
  return references;
}
