/** Says that a key or a press stands behind a call: only such calls keep somebody signed in (3-LOGIN-11). */
export const ACTIVITY_HEADER = 'x-person-active';

let isActive = false;

/** A key or a press happened: the next call says so. */
export function noteActivity(): void {
  isActive = true;
}

/** Whether a key or a press happened since this was last asked. */
export function takeActivity(): boolean {
  const was = isActive;
  isActive = false;
  return was;
}
