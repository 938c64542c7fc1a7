import { SheetPage } from '#features/sheet/index.ts';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import { useBranding } from '#src/theme/useBranding.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';

const IdleWatch = lazyComponent(
  () => import(/* webpackChunkName: "session" */ '#src/wizard/IdleWatch.tsx').then((m) => m.IdleWatch),
  { Missing: Nothing },
);

/** The page of an adviser's sheet. A signed-in user's page is hidden after the same idle time as a step (3-LOGIN-11). */
export function SheetRoute({ slug }: { slug: string }) {
  useBranding();
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  return (
    <>
      <SheetPage slug={slug} />
      {isSignedIn && <IdleWatch />}
    </>
  );
}
