/** Parts of review that few people see: for staff who have saved, for an application whose landing page is not answered or a step of which is not complete, for whoever approves, for a draft that was saved or submitted elsewhere, and for numbers of which the end alone came. Their code comes when they do. */
import { lateComponent } from '#features/ui/lateComponent.tsx';

const code = () => import(/* webpackChunkName: "rare" */ './rareParts.ts');

export const LandingGapsNotice = lateComponent(() => code().then((m) => m.LandingGapsNotice));
export const NotLodgedNotice = lateComponent(() => code().then((m) => m.NotLodgedNotice));
export const OpenStepsNotice = lateComponent(() => code().then((m) => m.OpenStepsNotice));
export const SavedNotice = lateComponent(() => code().then((m) => m.SavedNotice));
export const StoredNumber = lateComponent(() => code().then((m) => m.StoredNumber));
export const WhatIsApproved = lateComponent(() => code().then((m) => m.WhatIsApproved));
