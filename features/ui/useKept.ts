import { useState } from 'react';

/**
 * The former value for as long as `isSame` says that the new one is no other, so that what hangs on its identity stays. A value is the
 * same as itself. A kept value changes in the render that brings the new one, before anything of it is drawn.
 */
export function useKept<T extends object | null>(value: T, isSame: (kept: T, value: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  keep(value);
  return value;
}
