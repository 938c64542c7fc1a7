import { DashboardPage } from '#features/dashboard/index.ts';
import { Watched } from './Watched.tsx';

/** The page of an account's applications and holdings. */
export function DashboardRoute() {
  return (
    <Watched>
      <DashboardPage />
    </Watched>
  );
}
