/** Deletes one draft at once, for whoever applies (reliability P14). */
import { NEW_APPLICATION } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import { inTransaction } from '../database/transactions.ts';
import { lockDraft } from '../drafts/links.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { removeUnreferenced, type FileDeps } from '../storage/claims.ts';
import { readMasked } from './masked.ts';
import { removeDrafts } from './removal.ts';

interface Deletion {
  id: number;
  /** In which session, and signed in as whom; null: in none. */
  sessionId: string | null;
  userId: number | null;
}

/** Deletes the draft, and the contents of its documents that nobody else has; tells whether it was one still. */
export async function deleteDraft(deps: FileDeps & { keys: StoreKeys }, deletion: Deletion): Promise<boolean> {
  const contents = await inTransaction(deps.database, (transaction) => remove({ ...deps, transaction }, deletion), {
    isSafeTwice: true,
  });
  for (const sha256 of contents ?? []) {
    // What a store that is away keeps, the clearing job removes.
    await removeUnreferenced(deps, sha256).catch(() => undefined);
  }
  return contents !== null;
}

type Deps = FileDeps & { keys: StoreKeys; transaction: Parameters<typeof removeDrafts>[0] };

/** Gives the hashes of what its documents held; null where it is no draft any more. */
async function remove(deps: Deps, { id, ...who }: Deletion): Promise<string[] | null> {
  const { transaction, keys } = deps;
  if ((await lockDraft(transaction, id)) !== 'draft') return null;
  const stored = await readMasked({ database: transaction, keys }, id);
  const { application = {} } = stored ?? {};
  const by = submittingActor({ user: null, application, mode: NEW_APPLICATION });
  const { contents } = await removeDrafts(transaction, deps, { ids: [id], by, ...who });
  return contents;
}
