export { AddressUndoPage } from './AddressUndoPage.tsx';
export { DeadLinkPage } from './DeadLinkPage.tsx';
export { DraftPage } from './DraftPage.tsx';
