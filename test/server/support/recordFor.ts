/** The record of an application that nobody lodged: what the domain makes of it, with facts made up. */
import type { Application } from '#domain/application.ts';
import { recordOf, type ApplicationRecord } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { paymentDue } from '#server/applications/payment.ts';

const HASH = 'a'.repeat(64);

export function recordFor(
  offer: Offer,
  application: Application,
  { actor, status }: { actor: StatusActor; status: ApplicationStatus },
): ApplicationRecord {
  const numbers = { applicationId: 12, reference: 'EMB-7K2M9Q', bpayReference: '010100000125' };
  return recordOf(offer, application, {
    id: numbers.applicationId,
    reference: numbers.reference,
    revision: 1,
    status,
    submittedAt: '2026-11-25T09:35:12.000Z',
    submittedBy: { role: actor, name: null },
    offerVersion: HASH,
    offerDocuments: [],
    textsVersion: HASH,
    payment: paymentDue(offer, application, numbers),
    documents: [],
    digestOf: () => HASH,
  });
}
