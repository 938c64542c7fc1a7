import { useEffect, useRef, useState } from 'react';
import type { EndedPage } from '#api/draftsApi.ts';
import type { Offer } from '#domain/offer.ts';
import { emptyTexts } from '#domain/texts/approval.ts';
import { approvalPageTexts as texts } from '#domain/texts/draftPage.ts';
import { EmptyDeclined } from '#features/parts/draft/EmptyDeclined.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { OfferFrame } from './OfferFrame.tsx';

interface EndedProps {
  offer: Offer | null;
  page: EndedPage;
}

/** Says at the link's address that an application was declined, or not approved in time, and offers to delete its answers (2-ROLE-08). */
export function ApprovalEnded({ offer, page: { application_id: id, ended, may_empty: mayEmpty } }: EndedProps) {
  const [isEmptied, setEmptied] = useState(false);
  const notice = useRef<HTMLElement>(null);
  // The dialog that had the focus is gone.
  useEffect(() => {
    if (isEmptied) notice.current?.focus();
  }, [isEmptied]);
  return (
    <OfferFrame
      offer={offer}
      title={texts.ended[ended]}
      words={
        <>
          {offer && <p>{texts.endedWords[ended](offer.name)}</p>}
          {!isEmptied && <p>{texts.endedKept[ended]}</p>}
        </>
      }
    >
      {isEmptied && <Notice ref={notice} tabIndex={-1} kind="success" role="status" title={emptyTexts.emptiedTitle} />}
      {mayEmpty && !isEmptied && <EmptyDeclined applicationId={id} onEmptied={() => setEmptied(true)} />}
    </OfferFrame>
  );
}
