import type { ReactNode } from 'react';
import { KeepingContext } from '#features/ui/keeping.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Tells every field and message inside where what is entered lives: none promises what is not so (1-LAND-44). */
export function KeepingProvider({ children }: { children: ReactNode }) {
  const keeping = useAppSelector(({ saveStatus }) =>
    saveStatus.isShared ? 'shared' : saveStatus.isMemoryOnly ? 'memory' : 'device',
  );
  return <KeepingContext value={keeping}>{children}</KeepingContext>;
}
