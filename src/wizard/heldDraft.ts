import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';

/** Loaded only if a draft was saved, or opened again. */
const code = () => import(/* webpackChunkName: "saving" */ '#features/parts/draft/held.ts');

export const EndApplication = lazyComponent(() => code().then((m) => m.EndApplication), { Missing: Nothing });
export const HeldNotice = lazyComponent(() => code().then((m) => m.HeldNotice));
export const LeaveApplication = lazyComponent(() => code().then((m) => m.LeaveApplication));
/** For staff who edit a received application. */
export const LeaveEdit = lazyComponent(
  () => import(/* webpackChunkName: "edit" */ '#features/parts/draft/LeaveEdit.tsx').then((m) => m.LeaveEdit),
  { Missing: Nothing },
);
