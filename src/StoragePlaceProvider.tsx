import type { ReactNode } from 'react';
import { StoragePlaceContext } from '#features/ui/storagePlace.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';

/** Tells every field and message inside how the answers are stored, so that none makes a false promise (1-LAND-44). */
export function StoragePlaceProvider({ children }: { children: ReactNode }) {
  const { place } = useAppSelector(selectSync);
  return <StoragePlaceContext value={place}>{children}</StoragePlaceContext>;
}
