import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';

/** Loaded only if a draft was saved, or opened again, and for staff who edit. */
const code = () => import(/* webpackChunkName: "saving" */ '#features/parts/draft/held.ts');

export const EndApplication = lazyComponent(() => code().then((m) => m.EndApplication), { Missing: Nothing });
export const HeldNotice = lazyComponent(() => code().then((m) => m.HeldNotice));
export const LeaveEdit = lazyComponent(() => code().then((m) => m.LeaveEdit), { Missing: Nothing });
export const LeaveApplication = lazyComponent(() => code().then((m) => m.LeaveApplication));
