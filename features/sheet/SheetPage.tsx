import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Offer } from '#domain/offer.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { sheetTexts } from '#domain/texts/sheet.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { offerLoaded } from '#store/events.ts';
import { fetchOffer } from '#store/file/openOffer.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { loadUser } from '#store/session/loadUser.ts';
import { Columns } from './Columns.tsx';
import styles from './sheet.module.css';
import { SheetForm } from './SheetForm.tsx';

/** Page to start many applications for one offer from a sheet, for advisers (docs/sheet.md). */
export function SheetPage({ slug }: { slug: string }) {
  const { offer, hasFailed, retry } = useSheetOffer(slug);
  const isAdviser = useAppSelector((state) => Boolean(selectUser(state)?.is_acting_as_advisor));
  useEffect(() => {
    document.title = sheetTexts.title;
  }, []);
  if (hasFailed)
    return (
      <PageLayout>
        <Notice kind="error" role="alert" title={sheetTexts.loadFailedTitle}>
          <p>{pageTexts.loadFailed}</p>
          <Button onClick={retry}>{pageTexts.tryAgain}</Button>
        </Notice>
      </PageLayout>
    );
  if (offer === null) return <Spinner />;
  return (
    <PageLayout>
      <h1>{sheetTexts.title}</h1>
      <p className={styles.offer}>
        <Link href={links.offer(slug)}>{offer.name}</Link>
      </p>
      <Body slug={slug} offer={offer} isAdviser={isAdviser} />
    </PageLayout>
  );
}

function Body({ slug, offer, isAdviser }: { slug: string; offer: Offer; isAdviser: boolean }) {
  if (!isAdviser)
    return (
      <Notice kind="info" title={sheetTexts.forAdvisersTitle}>
        <p>{sheetTexts.forAdvisers}</p>
      </Notice>
    );
  if (offer.state !== 'open') return <Notice kind="info" title={sheetTexts.notOpenTitle} />;
  return (
    <div className={styles.parts}>
      <p className={styles.intro}>{sheetTexts.intro}</p>
      <Columns />
      <SheetForm slug={slug} />
    </div>
  );
}

/** Loads the offer and the signed-in user. */
function useSheetOffer(slug: string): { offer: Offer | null; hasFailed: boolean; retry: () => void } {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Offer | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([dispatch(fetchOffer({ slug, isPreview: false })), dispatch(loadUser())]).then(([context]) => {
      if (!isCurrent) return;
      if ('offer' in context) dispatch(offerLoaded({ ...context, slug }));
      setLoaded('offer' in context ? context.offer : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, slug, tries]);
  const retry = useCallback(() => {
    setLoaded(null);
    setTries((count) => count + 1);
  }, []);
  return { offer: loaded === 'failed' ? null : loaded, hasFailed: loaded === 'failed', retry };
}
