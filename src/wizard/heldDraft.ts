import { lateComponent } from '#features/ui/lateComponent.tsx';

/** Only where a saved draft was opened again. */
const code = () => import(/* webpackChunkName: "held-draft" */ '#features/parts/draft/held.ts');

export const HeldNotice = lateComponent(() => code().then((m) => m.HeldNotice));
export const LeaveApplication = lateComponent(() => code().then((m) => m.LeaveApplication));
