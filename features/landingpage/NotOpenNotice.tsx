import { isOpenOrOpening } from '#domain/offers/landing.ts';
import type { OfferState } from '#domain/offer.ts';
import { notOpenTexts } from '#domain/texts/notOpen.ts';
import { Notice } from '#features/ui/Notice.tsx';

/** Notice in place of the start section: nothing can be started yet, or any more (1-LAND-26, 1-LAND-27). */
export function NotOpenNotice({ state }: { state: OfferState }) {
  const texts = isOpenOrOpening(state) ? notOpenTexts.opensSoon : notOpenTexts.hasClosed;
  return (
    <Notice kind="info" role="status" title={texts.title}>
      <p>{texts.help}</p>
    </Notice>
  );
}
