/** Columns of the file of applications that an issuer has received. */
import { fromIsoDate } from '../formats/dates.ts';
import { dayInZone } from '../formats/zones.ts';
import type { DocumentKind } from '../model/documentKinds.ts';
import { isPayable, type StatusActor } from '../model/statuses.ts';
import { issuerListTexts as texts } from '../texts/issuerList.ts';
import { listFileTexts } from '../texts/listFile.ts';
import { readinessTexts } from '../texts/readiness.ts';
import { receivedTexts } from '../texts/received.ts';
import type { ListedStatus, ListMark } from './issuerList.ts';
import { paidState } from './receivedPayments.ts';

/** Application as the list has it; amounts are decimal strings. */
export interface FileRow {
  reference: string;
  investor_name: string;
  adviser_name: string;
  amount: string | null;
  currency: string;
  units: string | null;
  due: string;
  received: string;
  status: ListedStatus;
  /** ISO date-time. */
  submitted_at: string;
  entered_by: StatusActor;
  marks: readonly ListMark[];
  missing: readonly DocumentKind[];
  offer: { name: string; time_zone: string };
}

interface FileColumn {
  heading: string;
  value: (row: FileRow) => string;
}

/** Columns in their order. What the list shows only while an application is payable is blank here, too, for any other. */
export const LIST_FILE_COLUMNS: readonly FileColumn[] = [
  { heading: listFileTexts.reference, value: ({ reference }) => reference },
  { heading: texts.offer, value: ({ offer }) => offer.name },
  { heading: texts.status, value: ({ status }) => texts.statuses[status] },
  { heading: texts.submitted, value: ({ submitted_at, offer }) => dayOf(submitted_at, offer.time_zone) },
  { heading: listFileTexts.investor, value: ({ investor_name }) => investor_name },
  { heading: listFileTexts.adviser, value: ({ adviser_name }) => adviser_name },
  { heading: texts.enteredBy, value: ({ entered_by }) => texts.actors[entered_by] },
  { heading: texts.amount, value: ({ amount }) => amount ?? '' },
  { heading: listFileTexts.currency, value: ({ currency }) => currency },
  { heading: listFileTexts.securities, value: ({ units }) => units ?? '' },
  { heading: receivedTexts.payable, value: ({ status, due }) => (isPayable(status) ? due : '') },
  { heading: receivedTexts.received, value: ({ received }) => received },
  { heading: listFileTexts.paymentState, value: paymentOf },
  { heading: texts.mark, value: ({ marks }) => listed(marks.map((mark) => texts.marks[mark])) },
  { heading: listFileTexts.missing, value: ({ missing }) => listed(missing.map((kind) => readinessTexts.kinds[kind])) },
];

/** Returns the day as DD/MM/YYYY. */
function dayOf(iso: string, zone: string): string {
  return fromIsoDate(dayInZone(zone, Date.parse(iso)));
}

function paymentOf(row: FileRow): string {
  const state = isPayable(row.status) ? paidState(row) : null;
  return state === null ? '' : receivedTexts.states[state];
}

/** Returns texts in one cell. */
function listed(values: readonly string[]): string {
  return values.join('; ');
}
