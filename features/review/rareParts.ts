export { InvestorKept } from './InvestorKept.tsx';
export { LandingGapsNotice } from './LandingGapsNotice.tsx';
export { NotSubmittedNotice as NotLodgedNotice } from './NotSubmittedNotice.tsx';
export { OpenStepsNotice } from './OpenStepsNotice.tsx';
export { SavedNotice } from './SavedNotice.tsx';
export { StoredNumber } from './StoredNumber.tsx';
export { ApprovedSubmission as WhatIsApproved } from './ApprovedSubmission.tsx';
