import { flushTypedInput } from '#features/ui/form/flushTypedInput.ts';
import { saveInputBeforeHandOver as keepLastWordsBy } from '#store/file/handOver.ts';

/** Saves the typed text when another tab takes the application over or a person logs in there, so that none of it is lost (R5). */
export const saveInputOnHandOver = () => keepLastWordsBy(flushTypedInput);
