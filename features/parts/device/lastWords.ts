import { keepTyped } from '#features/ui/form/keepTyped.ts';
import { keepLastWords as keepLastWordsBy } from '#store/file/handOver.ts';

/** Of what is typed nothing is lost where another tab takes the application over, or somebody logs in there (R5). */
export const keepLastWords = () => keepLastWordsBy(keepTyped);
