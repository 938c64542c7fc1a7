import { useLayoutEffect } from 'react';
import type { Tidy, TidyWith } from './fieldProps.ts';

/**
 * Tells the form how the field's text is tidied, so that Next and Enter find it as leaving the field would have left it, whether or not
 * the field was left. `tidy` is pure and the same function while nothing about it changes.
 */
export function useTidy(tidyWith: TidyWith | undefined, tidy: Tidy | undefined): void {
  useLayoutEffect(() => (tidy ? tidyWith?.(tidy) : undefined), [tidyWith, tidy]);
}
