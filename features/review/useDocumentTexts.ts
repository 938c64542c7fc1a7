import { useMemo } from 'react';
import { itemTexts, type ItemTexts } from '#domain/readiness/itemTexts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';

/** Names the person an item is about, told apart from another one of the same name, and the documents that are there. */
export function useDocumentTexts(): ItemTexts {
  const application = useAppSelector(selectApplication);
  return useMemo(() => itemTexts(application), [application]);
}
