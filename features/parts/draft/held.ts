export { HeldNotice } from './HeldNotice.tsx';
export { LeaveApplication } from './LeaveApplication.tsx';
