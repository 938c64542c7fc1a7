export { LandingGapsNotice } from './LandingGapsNotice.tsx';
export { NotLodgedNotice } from './NotLodgedNotice.tsx';
export { SavedNotice } from './SavedNotice.tsx';
export { StoredNumber } from './StoredNumber.tsx';
