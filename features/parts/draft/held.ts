export { DeleteDraft } from './DeleteDraft.tsx';
export { DraftDeleted } from './DraftDeleted.tsx';
export { HeldLinks } from './HeldLinks.tsx';
export { HeldNotice } from './HeldNotice.tsx';
export { LeaveApplication } from './LeaveApplication.tsx';
