import { ApplicationsPage } from '#features/applications/index.ts';
import { Watched } from './Watched.tsx';

/** The page of the applications that an issuer has received. */
export function ApplicationsRoute() {
  return (
    <Watched>
      <ApplicationsPage />
    </Watched>
  );
}
