export { LandingGapsNotice } from './LandingGapsNotice.tsx';
export { NotLodgedNotice } from './NotLodgedNotice.tsx';
export { OpenStepsNotice } from './OpenStepsNotice.tsx';
export { SavedNotice } from './SavedNotice.tsx';
export { StoredNumber } from './StoredNumber.tsx';
export { WhatIsApproved } from './WhatIsApproved.tsx';
