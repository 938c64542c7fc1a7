/** Parts for visitors with an account, in one chunk. */
export { HolderProfile } from './HolderProfile.tsx';
export { LogIn } from './LogIn.tsx';
export { SignedIn } from './SignedIn.tsx';
export { OwnDrafts } from './OwnDrafts.tsx';
