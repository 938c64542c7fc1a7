export { DraftEnded } from './DraftEnded.tsx';
export { EndApplication } from './EndApplication.tsx';
export { HeldLinks } from './HeldLinks.tsx';
export { HeldNotice } from './HeldNotice.tsx';
export { LeaveApplication } from './LeaveApplication.tsx';
