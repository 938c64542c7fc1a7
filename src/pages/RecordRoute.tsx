import { RecordPage } from '#features/record/index.ts';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';

const IdleWatch = lateComponent(
  () => import(/* webpackChunkName: "idle" */ '#src/wizard/IdleWatch.tsx').then((m) => m.IdleWatch),
  { Missing: Nothing },
);

interface RecordRouteProps {
  id: string;
  isForIssuer?: boolean;
}

/** The record, which shows somebody signed in no longer than a step does that nobody is at (3-LOGIN-11). */
export function RecordRoute({ id, isForIssuer = false }: RecordRouteProps) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  return (
    <>
      <RecordPage id={id} isForIssuer={isForIssuer} />
      {isSignedIn && <IdleWatch />}
    </>
  );
}
