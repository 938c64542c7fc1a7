/** What the answers of the start bring along: one file of code for all of it. */
export { AdviserAuthority } from './AdviserAuthority.tsx';
export { EmailAddress } from './EmailAddress.tsx';
export { LogIn } from './LogIn.tsx';
export { SignedIn } from './SignedIn.tsx';
