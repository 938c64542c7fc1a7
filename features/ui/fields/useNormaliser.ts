import { useLayoutEffect } from 'react';
import type { TextNormaliser, NormaliserRef } from './fieldProps.ts';

/**
 * Tells the form how the field's text is tidied. Next and Enter then find the text as leaving the field would make it, even if the field
 * was not left. `tidy` is pure and a stable function.
 */
export function useNormaliser(tidyWith: NormaliserRef | undefined, tidy: TextNormaliser | undefined): void {
  useLayoutEffect(() => (tidy ? tidyWith?.(tidy) : undefined), [tidyWith, tidy]);
}
