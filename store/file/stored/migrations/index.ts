/** Migrations that read files of older versions. Separate from `version.ts`, because they load only if a file is stored. */
import { ownersDraft } from './0002-ownersDraft.ts';
import { amountDraft } from './0003-amountDraft.ts';
import { identities } from './0003-identities.ts';
import { fileKey } from './0004-fileKey.ts';
import type { StoredState } from './storedState.ts';

export type Migrations = Readonly<Record<number, (state: StoredState) => StoredState>>;

/** Migrations by the version they lead to, e.g. `2: splitTrustees` from `0002-splitTrustees.ts`. Version 1 is the first. */
export const MIGRATIONS: Migrations = { 2: ownersDraft, 3: (state) => amountDraft(identities(state)), 4: fileKey };
