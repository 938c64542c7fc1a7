import type { DataStepName, UploadedDocument } from '../application.ts';
import type { DocumentKind } from '../readiness/documentNeeds.ts';
import type { Answer, ReadingContext } from '../stepRules/description.ts';
import { answerTexts } from '../texts/answers.ts';
import { hasDocument } from './documentFields.ts';

/** Where the documents of one person, organisation or account stand: the step, and the place within its values ('' is the step itself). */
export interface BearerPlace {
  step: DataStepName;
  path: string;
}

/** What was asked for. */
interface AskedDocuments {
  /** Null for documents without which every application is complete. */
  kind: DocumentKind | null;
  documents: readonly (UploadedDocument | null | undefined)[];
}

/** Whether the documents of one kind are there, and their names (2-REV-11 to 2-REV-13, 1-REV-02, 1-REV-03). */
export function readDocuments(
  { kind, documents }: AskedDocuments,
  place: BearerPlace,
  { items }: ReadingContext,
): Answer {
  const given = documents.filter(hasDocument);
  const item = items.find((each) => each.kind === kind && each.step === place.step && each.path === place.path);
  const isSupplied = item ? item.supplied : given.length > 0;
  const state = isSupplied ? 'supplied' : item?.needed ? 'missing' : 'optional';
  const text = item?.text ?? (isSupplied ? answerTexts.supplied : answerTexts.notSupplied);
  return {
    kind: 'document',
    value: {
      documents: given,
      state,
      text: state === 'missing' ? partlyInWords(text, given) : text,
    },
  };
}

/** What is missing, with what of it is there: one of two identity documents. */
export function partlyInWords(text: string, documents: readonly (UploadedDocument | null | undefined)[]): string {
  return answerTexts.partlySupplied(
    text,
    documents.filter(hasDocument).map(({ filename }) => filename),
  );
}
