import { SheetPage } from '#features/sheet/index.ts';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { useBranding } from '#src/theme/useBranding.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';

const IdleWatch = lateComponent(
  () => import(/* webpackChunkName: "idle" */ '#src/wizard/IdleWatch.tsx').then((m) => m.IdleWatch),
  { Missing: Nothing },
);

/** The page of an adviser's sheet, which shows somebody signed in no longer than a step does that nobody is at (3-LOGIN-11). */
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
