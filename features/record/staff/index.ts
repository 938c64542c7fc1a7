export { Steps } from './Steps.tsx';
export { RecordedNumber } from './RecordedNumber.tsx';
export { StaffDocument } from './StaffDocument.tsx';
export { Readiness, StaffParts } from './StaffParts.tsx';
