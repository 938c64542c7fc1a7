import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import type { DraftSummary } from '#api/resumingApi.ts';
import { momentOf } from '#domain/formats/moment.ts';
import { filesTexts } from '#domain/texts/files.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { savedListTexts } from '#domain/texts/savedList.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { fetchDeleteRow, LazyDeleteRow } from '#features/parts/draft/lazyDeleteRow.ts';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { useSteadyPresses } from '#features/ui/useSteadyPresses.ts';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { useSavedDrafts } from '#store/file/useSavedDrafts.ts';
import { selectFiles } from '#store/selectors/filesSelectors.ts';
import styles from './landingpage.module.css';

/** Number of drafts shown, last saved first; an adviser may have some hundreds, which the list of all applications can search. */
const SHOWN = 5;

interface OwnDraftsProps {
  slug: string;
  /**
   * Reports if the applicant is welcomed back to a saved draft: nothing for this offer is on this device, and another application must not
   * be started unawares.
   */
  onWelcome: (isWelcome: boolean) => void;
}

/** Lists the account's saved drafts for this offer, except the one open on this page (3-LAND-20): investor, time and reference. */
export function OwnDrafts({ slug, onWelcome }: OwnDraftsProps) {
  // The arriving list pushes down the tick and the button below it, which may be pressed at that moment.
  useSteadyPresses();
  const saved = useSavedDrafts();
  const { fileKey, applicationId } = useAppSelector(({ wizard }) => wizard);
  const [said, setSaid] = useState({ words: '', count: 0 });
  const [limit, setLimit] = useState(SHOWN);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The pressed row is gone, and so is the dialog, which holds the focus as long as it is there.
  useEffect(() => {
    if (said.count > 0) (heading.current ?? document.getElementById('landing-account'))?.focus();
  }, [said.count]);
  const elsewhere = saved.drafts.filter(
    ({ offer, file_key, application_id }) =>
      offer.slug === slug && application_id !== applicationId && (file_key === null || file_key !== fileKey),
  );
  const isHere = useAppSelector((state) => selectFiles(state).some(({ offerSlug }) => offerSlug === slug));
  const isWelcome = elsewhere.length > 0 && !isHere;
  useEffect(() => {
    onWelcome(isWelcome);
    return () => onWelcome(false);
  }, [isWelcome, onWelcome]);
  const say = (words: string) => setSaid(({ count }) => ({ words, count: count + 1 }));
  const takeAway = async (words: string) => {
    await saved.refetch();
    say(words);
  };
  const retry = async () => {
    if (await saved.refetch()) say('');
  };
  const instead = saved.drafts.length > 0 ? 'known' : isHere ? 'here' : 'nothingForOffer';
  const failed = <SavedFailed {...saved} words={savedListTexts[instead]} onRetry={retry} />;
  if (elsewhere.length === 0 && said.words === '') return failed;
  return (
    <section className={styles.drafts} aria-labelledby="landing-drafts">
      {isWelcome && <Notice kind="info" role="status" title={resumeTexts.welcomeToSaved(elsewhere.length)} />}
      <h3 id="landing-drafts" ref={heading} tabIndex={-1}>
        {resumeTexts.ownDrafts}
      </h3>
      <p role="status">{said.words}</p>
      <ul ref={list}>
        {elsewhere.slice(0, limit).map((draft, index) => (
          <Row key={draft.application_id} draft={draft} isNext={isWelcome && index === 0} onGone={takeAway} />
        ))}
      </ul>
      {elsewhere.length > limit && (
        <Button
          kind="link"
          onClick={() => {
            flushSync(() => setLimit(Infinity));
            list.current?.children[limit]?.querySelector('a')?.focus();
          }}
        >
          {filesTexts.more(elsewhere.length - limit)}
        </Button>
      )}
      {failed}
    </section>
  );
}

interface RowProps {
  draft: DraftSummary;
  /** Marks the draft to resume next. */
  isNext: boolean;
  /** Called once the draft is deleted. */
  onGone: (words: string) => Promise<void>;
}

function Row({ draft, isNext, onGone }: RowProps) {
  const { reference, investor_name: name, saved_at, draft_url } = draft;
  const { isOpen, words, open, close } = useOpening(fetchDeleteRow);
  const saved = resumeTexts.savedAt(momentOf(saved_at, useLocalToday()));
  const which = <VisuallyHidden>{resumeTexts.which([name, reference].filter(Boolean).join(', '))}</VisuallyHidden>;
  return (
    <li>
      <span>
        {name && <b>{name}</b>}
        <span>{saved}</span>
        <small>{reference}</small>
      </span>
      <Button kind="link" onClick={open}>
        <span>{resumeTexts.delete}</span>
        {which}
      </Button>
      <Link href={draft_url} asChild>
        <ButtonLink href={draft_url} kind={isNext ? 'primary' : 'plain'}>
          <span>{resumeTexts.resume}</span>
          {which}
        </ButtonLink>
      </Link>
      <span role="status">{words}</span>
      {isOpen && <LazyDeleteRow draft={draft} saved={saved} onGone={onGone} onClose={close} />}
    </li>
  );
}
