import type { Offer } from '#domain/offer.ts';
import type { DocumentChanges } from '#domain/offers/agreedDocuments.ts';
import { DocumentsChanged } from './DocumentsChanged.tsx';
import { LandingAsked } from './LandingAsked.tsx';
import type { LandingForm } from './useLandingForm.ts';

interface AskedFirstProps {
  offer: Offer;
  form: LandingForm;
  /** Null where the documents are as they were agreed to. */
  changes: DocumentChanges | null;
  /** Focus waits for it at the start of the page. */
  takesFocus: boolean;
}

/** Above the offer: what is to be agreed to or answered on this page before the application goes on (1-LAND-39). */
export function AskedFirst({ offer, form, changes, takesFocus }: AskedFirstProps) {
  return changes === null ? (
    <LandingAsked form={form} takesFocus={takesFocus} />
  ) : (
    <DocumentsChanged offer={offer} changes={changes} takesFocus={takesFocus} />
  );
}
