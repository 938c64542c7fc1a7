import { EntriesPage } from '#features/entries/index.ts';
import { Watched } from './Watched.tsx';

/** The page on which an issuer's staff begin to enter paper forms, and go on with them. */
export function EntriesRoute() {
  return (
    <Watched>
      <EntriesPage />
    </Watched>
  );
}
