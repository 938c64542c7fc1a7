import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useGetEntriesQuery, type Entry, type EntryList } from '#api/issuerApi.ts';
import { dayText, momentText } from '#domain/formats/moment.ts';
import { issuerListTexts } from '#domain/texts/issuerList.ts';
import { entriesTexts as texts } from '#domain/texts/entries.ts';
import { paperTexts } from '#domain/texts/paper.ts';
import { links } from '#domain/texts/shell.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Row, RowList } from '#features/ui/RowList.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { startAtOffer } from '#store/file/startAnotherApplication.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useLastFailed } from '#store/useLastFailed.ts';
import { RemoveEntry } from './RemoveEntry.tsx';

/** Number of forms shown at first. */
const SHOWN = 50;

/** Offers for which a form can be entered, and the forms that are being entered. */
export function Entries() {
  const query = useGetEntriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const hasFailed = useLastFailed(query);
  const [removing, setRemoving] = useState<Entry | null>(null);
  const [news, setNews] = useState({ words: '' });
  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (news.words !== '') document.getElementById('entries-list')?.focus();
  }, [news]);
  const { data: list, error, isFetching, refetch } = query;
  if (error !== undefined && 'kind' in error && error.kind === 'notFound')
    return (
      <Notice kind="info" title={issuerListTexts.noIssuerTitle}>
        <p>{issuerListTexts.noIssuer}</p>
      </Notice>
    );
  return (
    <>
      <SavedFailed
        hasFailed={hasFailed}
        isFetching={isFetching}
        title={texts.failedTitle}
        words={texts.failed}
        onRetry={refetch}
      />
      {!list && !hasFailed && <Spinner />}
      {list && <Begin offers={list.offers} />}
      {list && (
        <RowList
          id="entries-list"
          title={texts.listTitle}
          intro={
            <>
              <p role="status">{news.words}</p>
              {list.results.length === 0 && <p>{texts.none}</p>}
            </>
          }
          shown={SHOWN}
          rows={list.results.map((entry) => (
            <EntryRow key={entry.application_id} entry={entry} onRemove={() => setRemoving(entry)} />
          ))}
        />
      )}
      {removing !== null && (
        <RemoveEntry
          entry={removing}
          onClose={() => setRemoving(null)}
          onGone={async (words) => {
            setRemoving(null);
            await refetch();
            setNews({ words });
          }}
        />
      )}
    </>
  );
}

/** Begins an empty form for an offer. */
function Begin({ offers }: Pick<EntryList, 'offers'>) {
  const dispatch = useAppDispatch();
  const [, navigate] = useLocation();
  const [begun, setBegun] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const begin = async (slug: string) => {
    setBegun(slug);
    setFailed(false);
    const isBegun = await dispatch(startAtOffer(slug));
    if (isBegun) return navigate(links.offer(slug));
    setBegun(null);
    setFailed(true);
  };
  return (
    <RowList
      id="entries-begin"
      title={texts.begin}
      intro={
        <>
          <p>{offers.length === 0 ? texts.noOffers : texts.beginHelp}</p>
          {hasFailed && <Notice kind="error" role="alert" title={texts.beginFailed} />}
        </>
      }
      rows={offers.map(({ slug, name, closed }) => (
        <Row key={slug} facts={closed === null ? [] : [closedFact(closed)]}>
          <Button kind="link" isBusy={begun === slug} onClick={() => void begin(slug)}>
            {name}
          </Button>
        </Row>
      ))}
    />
  );
}

function closedFact({ at, ends_at: end, time_zone: zone }: NonNullable<EntryList['offers'][number]['closed']>): string {
  return texts.closed(momentText(at, zone) ?? '', momentText(end, zone) ?? '');
}

function EntryRow({ entry, onRemove }: { entry: Entry; onRemove: () => void }) {
  const { reference, draft_url: address, saved_at: at, saved_by: by, ends_at: endsAt, offer } = entry;
  const name = entry.investor_name || texts.nameless;
  return (
    <Row
      facts={[
        paperTexts.reference(reference),
        texts.saved(momentText(at, offer.time_zone) ?? '', by),
        texts.keptUntil(dayText(endsAt, offer.time_zone) ?? ''),
        ...(offer.entered_until === null
          ? []
          : [texts.enteredUntil(momentText(offer.entered_until, offer.time_zone) ?? '')]),
      ]}
      action={
        <Button aria-label={texts.removeOf(entry.investor_name || reference)} onClick={onRemove}>
          {texts.remove}
        </Button>
      }
    >
      <Link href={address} translate="no">
        {name}
      </Link>
      <span>{offer.name}</span>
    </Row>
  );
}
