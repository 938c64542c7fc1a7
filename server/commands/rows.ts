/** Locks and changes rows of applications for commands: each change raises the revision by one. */
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import { NOWHERE } from '../applications/repository.ts';
import type { ApplicationChanges, FoundApplication } from './command.ts';

/** Locks the row of an application for the rest of the transaction and returns it; null if there is none. */
export async function lockRow(transaction: Transaction<Tables>, id: number): Promise<FoundApplication | null> {
  const row = await transaction
    .selectFrom('applications')
    .select(['id', 'reference', 'status', 'revision', 'saved_at', 'draft_id', 'address_hash', 'user_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { reference, status, revision } = row;
  return {
    id,
    reference,
    status,
    revision,
    savedAt: row.saved_at,
    draftId: row.draft_id,
    addressHash: row.address_hash,
    userId: row.user_id,
    isNew: false,
  };
}

/** Returns the change of a locked row; it raises the revision. */
export function rowToWrite(transaction: Transaction<Tables>, id: number, changes: ApplicationChanges): Change {
  return transaction
    .updateTable('applications')
    .set((builder) => ({ ...changedColumns(changes), revision: builder('revision', '+', 1) }))
    .where('id', '=', id);
}

type ChangedColumns = Partial<
  Pick<
    Selectable<Tables['applications']>,
    'status' | 'saved_at' | 'submitted_at' | 'bpay_reference' | 'user_id' | 'by_staff' | keyof typeof NOWHERE
  >
>;

/** Returns the columns of the application's row that a decision changes. */
export function changedColumns(changes: ApplicationChanges): ChangedColumns {
  const { status, savedAt, submittedAt, draftId, addressHash, bpayReference, userId, byStaff, isRemoved } = changes;
  return {
    ...(status !== undefined && { status }),
    ...(savedAt !== undefined && { saved_at: savedAt }),
    ...(submittedAt !== undefined && { submitted_at: submittedAt }),
    ...(draftId !== undefined && { draft_id: draftId }),
    ...(addressHash !== undefined && { address_hash: addressHash }),
    ...(bpayReference !== undefined && { bpay_reference: bpayReference }),
    ...(userId !== undefined && { user_id: userId }),
    ...(byStaff !== undefined && { by_staff: byStaff }),
    ...(isRemoved && NOWHERE),
  };
}
