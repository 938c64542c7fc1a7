import { useEffect, useState } from 'react';
import type { DraftAddress, DraftPage as DraftPageAnswer } from '#api/draftsApi.ts';
import { momentText } from '#domain/formats/moment.ts';
import type { Offer } from '#domain/offer.ts';
import { separationTexts } from '#domain/texts/approval.ts';
import { approvalPageTexts, draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { links } from '#domain/texts/shell.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useRetry } from '#features/ui/useRetry.ts';
import { hasMoved, loadDraftPage, type LoadedPage } from '#store/drafts/draftPage.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { DeadLinkPage } from './DeadLinkPage.tsx';
import { Access } from './Access.tsx';
import { Ended } from './Ended.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { Opening } from './Opening.tsx';

interface DraftPageProps extends DraftAddress {
  /** The application is open on this device. */
  onOpened: () => void;
}

/**
 * The page at the address of a saved draft, or of what waits for approval: whoever came by its link proves by a code that it is theirs
 * (3-OTP-01, 3-LAND-05, 2-ROLE-08).
 */
export function DraftPage({ slug, id, onOpened }: DraftPageProps) {
  const dispatch = useAppDispatch();
  const { loaded, retry } = useLoadedPage(slug, id);
  const lookAgain = async () => {
    if (await dispatch(hasMoved({ slug, id }))) retry();
  };
  const offer = useAppSelector(selectOffer);
  if (loaded === null) return <Spinner />;
  if (loaded.kind === 'failed')
    return loaded.error.kind === 'notFound' ? <DeadLinkPage /> : <FailedPage onRetry={retry} />;
  const { page } = loaded;
  if (page.status === 'withdrawn') return <Ended offer={offer} page={page} />;
  return (
    <Framed offer={offer} page={page}>
      {page.verified ? (
        <Opening applicationId={page.application_id} onOpened={onOpened} onGone={retry} />
      ) : (
        <Access
          slug={slug}
          offer={offer}
          page={page}
          draftUrl={links.draft(slug, id)}
          onOpened={onOpened}
          onUnsure={lookAgain}
        />
      )}
    </Framed>
  );
}

interface FramedProps {
  page: Pick<DraftPageAnswer, 'status' | 'barred_by' | 'approve_until' | 'deleted'>;
  offer: Offer | null;
  children: React.ReactNode;
}

function Framed({ offer, page: { status, barred_by: bar, approve_until: until, deleted }, children }: FramedProps) {
  const { title, yours } = deleted ? deletedTexts(deleted) : status === 'draft' ? texts : approvalPageTexts;
  const moment = until ? momentText(until) : null;
  return (
    <OfferFrame
      offer={offer}
      title={title}
      words={
        offer && (
          <>
            <p>{(bar === null ? yours : separationTexts.yours)(offer.name)}</p>
            {moment !== null && <p>{(bar === null ? approvalPageTexts : separationTexts).until(moment)}</p>}
          </>
        )
      }
    >
      {children}
    </OfferFrame>
  );
}

/** The words of the page at the address of a deleted draft. */
function deletedTexts({ at, until }: NonNullable<DraftPageAnswer['deleted']>) {
  return {
    title: texts.deletedTitle,
    yours: (offer: string) => texts.deletedYours(offer, momentText(at) ?? '', momentText(until) ?? ''),
  };
}

function FailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <SitePage>
      <h1>{texts.anyTitle}</h1>
      <Notice kind="error" role="alert">
        <p>{texts.openFailed}</p>
        <Button onClick={onRetry}>{pageTexts.tryAgain}</Button>
      </Notice>
    </SitePage>
  );
}

function useLoadedPage(slug: string, id: string): { loaded: LoadedPage | null; retry: () => void } {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<LoadedPage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(loadDraftPage({ slug, id }, () => isCurrent)).then((result) => isCurrent && setLoaded(result));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, slug, id, tries]);
  const tryAgain = () => setTries((count) => count + 1);
  useRetry(loaded?.kind === 'failed' && loaded.error.kind === 'network', tryAgain);
  const retry = () => {
    setLoaded(null);
    tryAgain();
  };
  return { loaded, retry };
}
