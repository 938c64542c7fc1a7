/** What somebody with an account sees: one file of code for all of it. */
export { LogIn } from './LogIn.tsx';
export { SignedIn } from './SignedIn.tsx';
export { OwnDrafts } from './OwnDrafts.tsx';
