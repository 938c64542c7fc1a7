import { useMemo, useState } from 'react';
import type { SelectOption, SelectOptions } from './selectOptions.ts';

const NONE: readonly SelectOption[] = [];

/**
 * Returns the current options of a select, and the function that fills them: a browser walks every option of every list on each key press.
 */
export function useLazyOptions(options: SelectOptions): { list: readonly SelectOption[]; fill: () => void } {
  const [isFilled, setFilled] = useState(false);
  const list = useMemo(() => {
    if (typeof options !== 'function') return options;
    return isFilled ? options() : NONE;
  }, [options, isFilled]);
  return { list, fill: () => setFilled(true) };
}
