/** Sealed details of holders and sub-registers. */
import { openRow, sealRow, type SealedRow } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import type { CopiedDetails } from './holdingRow.ts';

interface HolderDetails {
  /** HIN or SRN. */
  account_id: string;
}

interface SubregisterDetails extends CopiedDetails {
  /** HIN or SRN. */
  external_ref: string;
}

type Ring = Pick<StoreKeys, 'ring'>;

function placeOfHolder(hash: string) {
  return { table: 'holders', applicationId: null, entity: hash } as const;
}

function placeOfSubregister(hash: string) {
  return { table: 'subregisters', applicationId: null, entity: hash } as const;
}

/** Returns the sealed columns of a holder. */
export function sealHolder({ ring }: Ring, hash: string, details: HolderDetails) {
  return sealRow(ring, placeOfHolder(hash), { ...details });
}

/** Returns the sealed columns of a sub-register. */
export function sealSubregister({ ring }: Ring, hash: string, details: SubregisterDetails) {
  return sealRow(ring, placeOfSubregister(hash), { ...details });
}

/** @throws KeysUnusable as `openRow` */
export function openHolder({ ring }: Ring, row: SealedRow & { account_hash: string }): HolderDetails {
  return openRow(ring, placeOfHolder(row.account_hash), row) as unknown as HolderDetails;
}

/** @throws KeysUnusable as `openRow` */
export function openSubregister({ ring }: Ring, row: SealedRow & { holding_hash: string }): SubregisterDetails {
  return openRow(ring, placeOfSubregister(row.holding_hash), row) as unknown as SubregisterDetails;
}
