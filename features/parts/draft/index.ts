export { saveDraft } from '#store/drafts/saveDraft.ts';
export { DraftDialog } from './DraftDialog.tsx';
export { DraftStatus } from './DraftStatus.tsx';
