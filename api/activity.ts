/** Marks a call that follows a key or a press: only such calls keep a user signed in (3-LOGIN-11). */
export const ACTIVITY_HEADER = 'x-person-active';

let isActive = false;

/** Notes a key or a press: the next call carries it. */
export function recordActivity(): void {
  isActive = true;
}

/** Returns true if a key or a press happened since the last call of this function. */
export function consumeActivity(): boolean {
  const was = isActive;
  isActive = false;
  return was;
}
