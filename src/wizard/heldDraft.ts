import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';

/** Only where a draft was saved, or opened again. */
const code = () => import(/* webpackChunkName: "held-draft" */ '#features/parts/draft/held.ts');

export const EndApplication = lateComponent(() => code().then((m) => m.EndApplication), { Missing: Nothing });
export const HeldNotice = lateComponent(() => code().then((m) => m.HeldNotice));
export const LeaveApplication = lateComponent(() => code().then((m) => m.LeaveApplication));
