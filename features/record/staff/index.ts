export { Steps } from './Steps.tsx';
export { RecordedNumber } from './RecordedNumber.tsx';
export { StaffDocument } from './StaffDocument.tsx';
export { HistoryParts, WorkParts } from './StaffParts.tsx';
