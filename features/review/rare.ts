/**
 * Parts of review that few people see: for staff who edit or have saved, for an application with gaps on the landing page or an incomplete step,
 * for an approving investor, for a draft that was saved or submitted elsewhere, and for numbers whose last digits alone are here. Their
 * code loads when needed.
 */
import { lazyComponent } from '#features/ui/lazyComponent.tsx';

const code = () => import(/* webpackChunkName: "review" */ './rareParts.ts');

export const InvestorKept = lazyComponent(() => code().then((m) => m.InvestorKept));
export const LandingGapsNotice = lazyComponent(() => code().then((m) => m.LandingGapsNotice));
export const NotLodgedNotice = lazyComponent(() => code().then((m) => m.NotLodgedNotice));
export const OpenStepsNotice = lazyComponent(() => code().then((m) => m.OpenStepsNotice));
export const SavedNotice = lazyComponent(() => code().then((m) => m.SavedNotice));
export const StoredNumber = lazyComponent(() => code().then((m) => m.StoredNumber));
export const WhatIsApproved = lazyComponent(() => code().then((m) => m.WhatIsApproved));
