/** Records as the service answers with them. */
import type { ManagedApplication } from '#api/issuerApi.ts';
import type { ServedDocument } from '#api/recordsApi.ts';
import type { UnapprovedEnd } from '#domain/application/approvalEnd.ts';
import { recordOf, type ApplicationRecord } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';
import { aDemoOffer } from './applications.ts';
import { anApplicationBy, type InvestorKind } from './entityApplications.ts';

export const HASH = 'a'.repeat(64);

export function aRecord(
  owner: InvestorKind = 'individual',
  offer: Offer = aDemoOffer(),
  changes: Partial<ApplicationRecord['application']> = {},
): ApplicationRecord {
  const record = recordOf(offer, anApplicationBy(owner, offer), {
    id: 31,
    reference: 'EMB-7K2M9Q',
    revision: 1,
    status: 'submitted',
    submittedAt: '2026-11-25T09:35:12.000Z',
    submittedBy: { role: 'investor', name: null },
    offerVersion: HASH,
    offerDocuments: [
      { filename: 'a.pdf', title: 'Prospectus', size: 2_400_000, sha256: 'b'.repeat(64) },
      { filename: 'b.pdf', title: 'Rules', size: null, sha256: null },
    ],
    textsVersion: HASH,
    payment: {
      is_due: true,
      amount_due: '2033.00',
      amount_due_formatted: '2,033.00',
      currency_code: 'AUD',
      code: 'C',
      are_instructions_sent: true,
      bpay: null,
      eft: null,
      cheque: null,
    },
    documents: [{ id: 'd1', filename: 'passport.pdf', size: 310_000, sha256: 'c'.repeat(64) }],
    digestOf: () => 'd'.repeat(64),
  });
  return { ...record, application: { ...record.application, ...changes } };
}

export const SERVED: ServedDocument = {
  filename: 'a.pdf',
  sha256: 'b'.repeat(64),
  address: `/offers/emberfield-copper/documents/${'b'.repeat(64)}/`,
  replaced_at: null,
  withdrawn_at: null,
};

export const anAnswer = (record: ApplicationRecord, documents: readonly ServedDocument[] = [SERVED]) => ({
  sha256: HASH,
  status: record.application.status,
  approve_until: null as string | null,
  ended: null as UnapprovedEnd | null,
  received: '0.00',
  allotted: [] as string[],
  record,
  offer_documents: documents,
});

/** What staff read besides the record: nothing yet. */
export function aManagedApplication(given: Partial<ManagedApplication> = {}): ManagedApplication {
  return {
    status: 'submitted',
    is_archived: false,
    last_move: null,
    readiness: [],
    numbers: [],
    notes: [],
    emails: [],
    history: [],
    allotment: null,
    proposed: { units: '5000', holder_number: '' },
    payment: { currency: 'AUD', due: '2033.00', received: '0.00', payments: [] },
    has_older: false,
    ...given,
  };
}
