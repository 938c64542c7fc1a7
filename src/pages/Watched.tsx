import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';

const IdleWatch = lazyComponent(
  () => import(/* webpackChunkName: "session" */ '#src/wizard/IdleWatch.tsx').then((m) => m.IdleWatch),
  { Missing: Nothing },
);

/** Page about a person: a signed-in user's is hidden after the same idle time as a step (3-LOGIN-11). */
export function Watched({ children }: { children: Elements }) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  return (
    <>
      {children}
      {isSignedIn && <IdleWatch />}
    </>
  );
}
