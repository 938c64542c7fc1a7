import { PaymentsPage } from '#features/payments/index.ts';
import { Watched } from './Watched.tsx';

/** The page on which an issuer's staff record payments from a list. */
export function PaymentsRoute() {
  return (
    <Watched>
      <PaymentsPage />
    </Watched>
  );
}
