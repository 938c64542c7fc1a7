export { saveDraft } from '#store/drafts/saveDraft.ts';
export { Autosave } from './Autosave.tsx';
export { DraftDialog } from './DraftDialog.tsx';
export { DraftStatus } from './DraftStatus.tsx';
export { Presence } from './Presence.tsx';
export { ServiceChip } from './ServiceChip.tsx';
export { SignOutQuestion } from './SignOutQuestion.tsx';
export { UnsentPage } from './UnsentPage.tsx';
