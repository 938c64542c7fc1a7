import { useEffect, useRef, useState } from 'react';
import { addressUndoApi, addressUndoUrl, type AddressUndo } from '#api/addressUndoApi.ts';
import { momentText } from '#domain/formats/moment.ts';
import { addressUndoTexts as texts } from '#domain/texts/addressUndo.ts';
import { draftPageTexts } from '#domain/texts/draftPage.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { CodeCard } from '#features/parts/draft/CodeCard.tsx';
import { UnlikelyNote } from '#features/parts/draft/UnlikelyNote.tsx';
import { useVerifiedCode } from '#features/parts/draft/useVerifiedCode.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { asApiError } from '#store/asApiError.ts';
import { useAppDispatch } from '#store/hooks.ts';
import styles from './draft.module.css';

/** Undoes a change of a saved application's e-mail address by the link and a code, and does nothing else (3-DRAFT-01). */
export function AddressUndoPage() {
  // The token stands behind the # of the e-mail's link.
  const [url] = useState(() => addressUndoUrl(window.location.hash.slice(1)));
  const [isPressed, setPressed] = useState(false);
  const { loaded, retry } = useUndo(url);
  const isDone = isPressed || loaded === 'undone';
  const title = isDone ? texts.doneTitle : loaded === 'dead' ? texts.deadTitle : texts.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <SitePage>
      <h1>{title}</h1>
      {isDone ? (
        <Done isPressed={isPressed} />
      ) : loaded === null ? (
        <Spinner />
      ) : loaded === 'dead' ? (
        <div className={styles.words}>
          <p>{texts.dead}</p>
        </div>
      ) : loaded === 'failed' ? (
        <Notice kind="error" role="alert">
          <p>{texts.failed}</p>
          <Button onClick={retry}>{pageTexts.tryAgain}</Button>
        </Notice>
      ) : (
        <Ask undo={loaded} url={url} onDone={() => setPressed(true)} onGone={retry} />
      )}
    </SitePage>
  );
}

interface AskProps {
  undo: AddressUndo;
  url: string;
  onDone: () => void;
  /** The link undoes nothing any more. */
  onGone: () => void;
}

function Ask({ undo: { offer_name: offer, masked_mobile: end, until }, url, onDone, onGone }: AskProps) {
  const dispatch = useAppDispatch();
  const { addressUndo, undoAddressChange } = addressUndoApi.endpoints;
  const entry = useVerifiedCode({
    draftUrl: url,
    fieldId: 'undo-otp_token',
    give: async (code) => {
      const answer = await dispatch(undoAddressChange.initiate({ url, code }, { track: false }));
      const isOver = answer.data !== undefined && 'code_over' in answer.data && answer.data.code_over === true;
      // Too many wrong codes end the link as well: then no other code can be requested.
      const isEnded = isOver && isNotFound(await dispatch(addressUndo.initiate(url, { track: false })));
      if (isEnded || isNotFound(answer)) onGone();
      return answer;
    },
    onGone,
    onRight: onDone,
  });
  return (
    <>
      <div className={styles.words}>
        <p>{texts.about(offer)}</p>
        <p>{texts.what(momentText(until) ?? '')}</p>
      </div>
      <CodeCard title={texts.codeTitle} entry={entry} enterLabel={texts.undo}>
        <p role="status">{entry.isSent ? draftPageTexts.sentTo(end) : texts.sendsTo(end)}</p>
        <UnlikelyNote maskedMobile={end}>{mobileTexts.unlikelyHelp.undo}</UnlikelyNote>
      </CodeCard>
    </>
  );
}

/** Takes the focus after a press: the card that had it is gone. */
function Done({ isPressed }: { isPressed: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) place.current?.focus();
  }, [isPressed]);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.words}>
      <p>{texts.done}</p>
      <p>{texts.doneNext}</p>
    </div>
  );
}

function isNotFound({ error }: { error?: unknown }): boolean {
  return error !== undefined && asApiError(error).kind === 'notFound';
}

type Loaded = AddressUndo | 'undone' | 'dead' | 'failed';

function useUndo(url: string): { loaded: Loaded | null; retry: () => void } {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const { addressUndo } = addressUndoApi.endpoints;
    void dispatch(addressUndo.initiate(url, { track: false })).then(({ data, error }) => {
      if (!isCurrent) return;
      if (data !== undefined) return setLoaded('is_undone' in data ? 'undone' : data);
      setLoaded(isNotFound({ error }) ? 'dead' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, url, tries]);
  const retry = () => {
    setLoaded(null);
    setTries((count) => count + 1);
  };
  return { loaded, retry };
}
