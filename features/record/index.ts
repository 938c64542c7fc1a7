export { HiddenPage } from './HiddenPage.tsx';
export { StaffFrame } from './StaffFrame.tsx';
export { CheckPage } from './CheckPage.tsx';
export { RecordPage } from './RecordPage.tsx';
