import type { DataStepName, UploadedDocument } from '../model/application.ts';
import type { DocumentKind } from '../model/documentKinds.ts';
import type { Answer, ReadingContext } from '../rules/description.ts';
import { answerTexts } from '../texts/answers.ts';
import { hasDocument } from '../model/documentFields.ts';

/** Place of the documents of one person, organisation or account: the step, and the path within its values ('' is the step itself). */
export interface BearerPlace {
  step: DataStepName;
  path: string;
}

/** Documents that were asked for. */
interface AskedDocuments {
  /** Null for documents that no application needs to be complete. */
  kind: DocumentKind | null;
  documents: readonly (UploadedDocument | null | undefined)[];
}

/** Describes the documents of one kind: supplied or not, and their names (2-REV-11 to 2-REV-13, 1-REV-02, 1-REV-03). */
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
      text: state === 'missing' ? partlySuppliedText(text, given) : text,
    },
  };
}

/** Adds the supplied part to the text of a missing document: one of two identity documents. */
export function partlySuppliedText(text: string, documents: readonly (UploadedDocument | null | undefined)[]): string {
  return answerTexts.partlySupplied(
    text,
    documents.filter(hasDocument).map(({ filename }) => filename),
  );
}
