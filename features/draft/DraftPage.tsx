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
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useRetry } from '#features/ui/useRetry.ts';
import { hasMoved, loadDraftPage, type LoadedPage } from '#store/drafts/draftPage.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { DeadLinkPage } from './DeadLinkPage.tsx';
import { Access } from './Access.tsx';
import { ApprovalEnded } from './ApprovalEnded.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { LazyDraftOpening } from './lazyDraftOpening.tsx';

/** Few people leave an application while it is unsaved and cannot be saved (3-LOGIN-12). */
const UnsentPage = lazyComponent(
  () => import(/* webpackChunkName: "saving" */ '#features/parts/draft/index.ts').then((m) => m.UnsentPage),
  { waiting: <Spinner /> },
);

interface DraftPageProps extends DraftAddress {
  /** Called once the application is open on this device. */
  onOpened: () => void;
}

/**
 * Page at the address of a saved draft, or of an application that awaits approval. A person who comes by its link proves ownership by a
 * code (3-OTP-01, 3-LAND-05, 2-ROLE-08).
 */
export function DraftPage({ slug, id, onOpened }: DraftPageProps) {
  const dispatch = useAppDispatch();
  const { loaded, retry, goOn } = useLoadedPage(slug, id);
  const lookAgain = async () => {
    if (await dispatch(hasMoved({ slug, id }))) retry();
  };
  const offer = useAppSelector(selectOffer);
  if (loaded === null) return <Spinner />;
  if (loaded.kind === 'unsent') return <UnsentPage onGoOn={goOn} />;
  if (loaded.kind === 'failed')
    return loaded.error.kind === 'notFound' ? <DeadLinkPage /> : <FailedPage onRetry={retry} />;
  const { page } = loaded;
  if (page.status === 'withdrawn') return <ApprovalEnded offer={offer} page={page} />;
  return (
    <Framed offer={offer} page={page}>
      {page.verified ? (
        <LazyDraftOpening applicationId={page.application_id} onOpened={onOpened} onGone={retry} />
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

/** Returns the texts of the page at the address of a deleted draft. */
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

function useLoadedPage(slug: string, id: string): { loaded: LoadedPage | null; retry: () => void; goOn: () => void } {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<LoadedPage | null>(null);
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(loadDraftPage({ slug, id, isSure }, () => isCurrent)).then(
      (result) => isCurrent && setLoaded(result),
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, slug, id, isSure, tries]);
  const tryAgain = () => setTries((count) => count + 1);
  useRetry(loaded?.kind === 'failed' && loaded.error.kind === 'network', tryAgain);
  const retry = () => {
    setLoaded(null);
    tryAgain();
  };
  const goOn = () => {
    setLoaded(null);
    setSure(true);
  };
  return { loaded, retry, goOn };
}
