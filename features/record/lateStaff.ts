import { lazyComponent } from '#features/ui/lazyComponent.tsx';

/** Parts of the page for the issuer's staff: nobody else loads their code. */
const load = () => import(/* webpackChunkName: "issuer" */ './staff/index.ts');

export const Steps = lazyComponent(() => load().then((m) => m.Steps));
export const RecordedNumber = lazyComponent(() => load().then((m) => m.RecordedNumber));
export const StaffDocument = lazyComponent(() => load().then((m) => m.StaffDocument));
export const WorkParts = lazyComponent(() => load().then((m) => m.WorkParts));
export const HistoryParts = lazyComponent(() => load().then((m) => m.HistoryParts));
