import { RecordPage } from '#features/record/index.ts';
import { Watched } from './Watched.tsx';

interface RecordRouteProps {
  id: string;
  isForIssuer?: boolean;
}

/** The record. */
export function RecordRoute({ id, isForIssuer = false }: RecordRouteProps) {
  return (
    <Watched>
      <RecordPage id={id} isForIssuer={isForIssuer} />
    </Watched>
  );
}
