/** Applications that the lines of a pasted list of payments name, and what each line comes to. */
import type { Static } from 'typebox';
import { LISTED_STATUSES, type ListedStatus } from '#domain/application/issuerList.ts';
import {
  judgePasted,
  storedForms,
  type NamedApplication,
  type PastedLine,
} from '#domain/application/pastedPayments.ts';
import { sumOf } from '#domain/application/receivedPayments.ts';
import { toMoney } from '#domain/money/money.ts';
import type { Database } from '../database/database.ts';
import type { pastedPayments } from '../wire/payments.ts';

interface Found extends NamedApplication {
  reference: string;
  bpayReference: string | null;
  status: ListedStatus;
  investor: string;
  offer: string;
}

type Line = Static<typeof pastedPayments>['lines'][number];

/** Judges the lines against the issuer's own received applications alone. */
export async function checkPasted(
  database: Database,
  { issuerId, lines, ...days }: { issuerId: number; lines: readonly PastedLine[]; receivedOn: string; today: string },
): Promise<Line[]> {
  const found = await findNamed(database, issuerId, lines);
  const byReference = new Map(
    found.flatMap((application) =>
      [application.reference, application.bpayReference].flatMap((reference) =>
        reference === null ? [] : [[reference, application] as const],
      ),
    ),
  );
  const find = (pasted: string) =>
    storedForms(pasted)
      .map((form) => byReference.get(form))
      .find((application) => application !== undefined);
  return judgePasted(lines, { find, ...days }).map(
    ({ bankReference, receivedOn, payable, application: _named, day: _day, ...line }) => ({
      ...line,
      received_on: receivedOn,
      bank_reference: bankReference,
      application: present(find(line.reference), payable),
    }),
  );
}

function present(found: Found | undefined, payable: string | null): Line['application'] {
  if (found === undefined || payable === null) return null;
  const { id, reference, investor, status, offer, currency, payments } = found;
  const seen = sumOf(payments);
  return { application_id: id, reference, investor_name: investor, status, offer, currency, payable, seen };
}

async function findNamed(database: Database, issuerId: number, lines: readonly PastedLine[]): Promise<Found[]> {
  const forms = lines.flatMap(({ reference }) => storedForms(reference));
  if (forms.length === 0) return [];
  const rows = await database
    .selectFrom('applications')
    .innerJoin('listed_applications as listed', 'listed.application_id', 'applications.id')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.id', 'applications.reference', 'applications.bpay_reference', 'applications.status'])
    .select(['listed.investor', 'listed.due', 'offers.content', 'offers.state'])
    .where('offers.issuer_id', '=', issuerId)
    .where('applications.status', 'in', LISTED_STATUSES)
    .where(({ or, eb }) => or([eb('applications.reference', 'in', forms), eb('bpay_reference', 'in', forms)]))
    .execute();
  const payments = await findPaymentsOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(
    ({ id, reference, bpay_reference: bpayReference, status: stored, investor, due, content, state }) => {
      const status = LISTED_STATUSES.find((known) => known === stored);
      if (status === undefined) return [];
      const application = {
        id,
        reference,
        bpayReference,
        status,
        investor,
        due: toMoney(due),
        offer: content.name,
        isArchived: state === 'archived',
      };
      return [{ ...application, currency: content.currency_code ?? 'AUD', payments: payments.get(id) ?? [] }];
    },
  );
}

async function findPaymentsOf(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { amount: string }[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('payments')
    .select(['application_id', 'amount'])
    .where('application_id', 'in', ids)
    .execute();
  return new Map(ids.map((id) => [id, rows.filter((row) => row.application_id === id)]));
}
