import { RecordPage } from '#features/record/index.ts';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';

const IdleWatch = lazyComponent(
  () => import(/* webpackChunkName: "session" */ '#src/wizard/IdleWatch.tsx').then((m) => m.IdleWatch),
  { Missing: Nothing },
);

interface RecordRouteProps {
  id: string;
  isForIssuer?: boolean;
}

/** The record. A signed-in user's record is hidden after the same idle time as a step (3-LOGIN-11). */
export function RecordRoute({ id, isForIssuer = false }: RecordRouteProps) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  return (
    <>
      <RecordPage id={id} isForIssuer={isForIssuer} />
      {isSignedIn && <IdleWatch />}
    </>
  );
}
