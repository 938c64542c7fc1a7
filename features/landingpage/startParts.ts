/** What the answers of somebody without an account bring along: one file of code for all of it. */
export { AdviserAuthority } from './AdviserAuthority.tsx';
export { EmailAddress } from './EmailAddress.tsx';
