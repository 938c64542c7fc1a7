export { HiddenPage } from './HiddenPage.tsx';
export { CheckPage } from './CheckPage.tsx';
export { RecordPage } from './RecordPage.tsx';
