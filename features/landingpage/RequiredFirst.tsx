import type { Offer } from '#domain/offer.ts';
import type { DocumentChanges } from '#domain/offers/agreedDocuments.ts';
import { DocumentsChanged } from './DocumentsChanged.tsx';
import { MissingLandingAnswers } from './MissingLandingAnswers.tsx';
import type { LandingForm } from './useLandingForm.ts';

interface AskedFirstProps {
  offer: Offer;
  form: LandingForm;
  /** Null if the documents are the same as those agreed to. */
  changes: DocumentChanges | null;
  /** Takes the focus if the focus is at the start of the page. */
  takesFocus: boolean;
}

/** Shows above the offer the agreements or answers that this page needs before the application goes on (1-LAND-39). */
export function RequiredFirst({ offer, form, changes, takesFocus }: AskedFirstProps) {
  return changes === null ? (
    <MissingLandingAnswers form={form} takesFocus={takesFocus} />
  ) : (
    <DocumentsChanged offer={offer} changes={changes} takesFocus={takesFocus} />
  );
}
