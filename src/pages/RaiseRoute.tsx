import { RaisePage } from '#features/raise/index.ts';
import { Watched } from './Watched.tsx';

/** The page on which an issuer's staff see what an offer has raised. */
export function RaiseRoute() {
  return (
    <Watched>
      <RaisePage />
    </Watched>
  );
}
