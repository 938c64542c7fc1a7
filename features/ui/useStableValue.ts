import { useState } from 'react';

/**
 * Returns the former value while `isSame` holds for the new one, so that everything that depends on its identity stays. A value is the same
 * as itself. A different value replaces it in its own render, before anything is drawn.
 */
export function useStableValue<T extends object | null>(value: T, isSame: (kept: T, value: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  keep(value);
  return value;
}
