/** Present state of a record's application, sent beside the record, which never changes. */
import { allotmentLines } from '#domain/application/allotment.ts';
import type { UnapprovedEnd } from '#domain/application/approvalEnd.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import { serverTexts } from '#domain/texts.ts';
import { approvalEndOf } from '../applications/approvalEnd.ts';
import { readAllotted } from '../applications/allotments.ts';
import { findToldStatuses } from '../applications/moves.ts';
import { findToldSums } from '../applications/receivedPayments.ts';
import { findUnapprovedEnd } from '../applications/unapproved.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';

interface RecordStanding {
  status: ApplicationStatus;
  /** ISO date-time; null if the application does not wait for an approval. */
  approve_until: string | null;
  /** Null if the application did not end without an approval. */
  ended: UnapprovedEnd | null;
  /** Sum of the payments that were received, a decimal string. */
  received: string;
  /** Allotment, a line each; none before it is told. */
  allotted: string[];
}

/** Returns the state of an application as everybody outside the issuer is told it; null if there is none. */
export async function readRecordState(
  { database, clock, keys }: Pick<ServerDeps, 'database' | 'clock' | 'keys'>,
  id: number,
): Promise<RecordStanding | null> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.status', 'content'])
    .where('applications.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const until = await approvalEndOf(database, id);
  const told = await findToldStatuses(database, [{ id, status: row.status }], clock.now());
  const status = told.get(id) ?? row.status;
  const allotment = status === 'completed' ? await readAllotted({ database, keys }, id) : null;
  return {
    status,
    approve_until: until?.toISOString() ?? null,
    ended: await findUnapprovedEnd(database, id),
    received: (await findToldSums(database, [id], clock.now())).get(id) ?? '0.00',
    allotted: allotment === null ? [] : allotmentLines(row.content, allotment),
  };
}

/** Returns the refusal for an emptied application, which says that the entered data is gone; null for any other. */
export async function emptiedRefusal(database: Database, id: number): Promise<Refusal | null> {
  const row = await database
    .selectFrom('applications')
    .select(['reference', 'emptied_at'])
    .where('id', '=', id)
    .where('emptied_at', 'is not', null)
    .executeTakeFirst();
  if (!row?.emptied_at) return null;
  const ended = await findUnapprovedEnd(database, id);
  const { reference, emptied_at: at } = row;
  return new Refusal(410, { message: serverTexts.emptied, reference, emptied_at: at.toISOString(), ended });
}
