import { useMemo } from 'react';
import { listEntities } from '#domain/model/places.ts';
import { partlySuppliedText } from '#domain/documents/describeDocuments.ts';
import { distinctName } from '#domain/people/distinctNames.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';

/** Names the person an item is about, told apart from another one of the same name, and the documents that are there. */
export function useDocumentTexts(): Record<'subjectOf' | 'textOf', (item: ReadinessItem) => string> {
  const application = useAppSelector(selectApplication);
  return useMemo(() => {
    const people = listEntities(application).flatMap(({ kind, entity }) => (kind === 'person' ? [entity] : []));
    const bearerOf = ({ about }: ReadinessItem) => people.find(({ id }) => id === about && about !== '');
    return {
      subjectOf: (item) => {
        const bearer = bearerOf(item);
        return (bearer && distinctName(bearer, people)) || item.subject;
      },
      textOf: (item) => {
        const bearer = item.kind === 'identity' ? bearerOf(item) : undefined;
        return bearer ? partlySuppliedText(item.text, [bearer.idDoc, bearer.idDoc2]) : item.text;
      },
    };
  }, [application]);
}
