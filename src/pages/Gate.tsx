import { useEffect, useRef, useState } from 'react';
import { momentOf } from '#domain/formats/moment.ts';
import { fullName } from '#domain/people/names.ts';
import { deviceTexts, stepNamesAtGate } from '#domain/texts/device.ts';
import { filesTitle } from '#domain/texts/filesTitle.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FilesButton } from '#features/parts/files/FilesButton.tsx';
import { RemoveDialog } from '#features/parts/device/RemoveDialog.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { Facts, type Fact } from '#features/ui/Facts.tsx';
import { prefetchLater } from '#features/ui/prefetch.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import {
  findRemovalOutcome,
  watchFileRestored,
  findSignedInElsewhere,
  type RemovalReason,
  type FileAtGate,
} from '#store/file/gate.ts';
import { startAnotherApplication } from '#store/file/startAnotherApplication.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import { useFileRows } from '#store/file/useFileRows.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import styles from './pages.module.css';
import { useDeparture, useProceed } from './useGate.ts';

interface GateProps {
  /** Null if this tab had the file open and another tab removed it. */
  file: FileAtGate | null;
  onOpened: () => void;
  /** Called if nothing waits any more and something else is to be started. */
  onLeft: () => void;
}

/** Page of an offer with an application on this device, or with one that another tab took from this page (1-LAND-45, 1-LAND-46). */
export function Gate({ file, onOpened, onLeft }: GateProps) {
  const offer = useAppSelector(selectOffer);
  const name = offer?.name ?? '';
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => prefetchLater(() => [preloadDialog]), []);
  useOpenedHere(onOpened);
  return (
    <>
      <SkipLink>{siteTexts.skip}</SkipLink>
      {offer && <Masthead name={name} detail={offer.client_name} logo={offer.logo_image} />}
      <PageLayout>
        <h1 className={styles.title}>{name}</h1>
        {file === null ? (
          <RemovedElsewhere onBack={onLeft} />
        ) : (
          <AtFile file={file} offer={name} onOpened={onOpened} onLeft={onLeft} />
        )}
      </PageLayout>
      <Footer registrar={offer?.registrar} contactPerson={offer?.contact_person} />
    </>
  );
}

/** Calls back once a file was opened from the drawer, or started. */
function useOpenedHere(onOpened: () => void): void {
  const fileId = useAppSelector(selectFileId);
  const isReading = useAppSelector(({ saveStatus }) => saveStatus.isReading);
  const [atFirst] = useState(fileId);
  const isOpened = fileId !== null && fileId !== atFirst && !isReading;
  useEffect(() => {
    if (isOpened) onOpened();
  }, [isOpened, onOpened]);
}

type AtFileProps = GateProps & { file: FileAtGate; offer: string };

/** Step and time of the file. Nothing reveals its owner to another person until the file is opened or removed (1-LAND-46). */
function AtFile({ file, offer, onOpened, onLeft }: AtFileProps) {
  const dispatch = useAppDispatch();
  const { departure, noteGone } = useDeparture(file.fileId);
  const { proceed, isBusy, isCut } = useProceed(file.fileId, { onOpened, onGone: noteGone });
  const row = useFileRows().rows.find(({ fileId }) => fileId === file.fileId);
  return (
    <>
      {departure === null && <SignedInElsewhere />}
      {departure === null && (
        <Waiting
          file={file}
          row={row?.isOwn ? row : null}
          offer={offer}
          isBusy={isBusy}
          onProceed={proceed}
          onAnew={() => void dispatch(startAnotherApplication())}
        />
      )}
      <div className={styles.below} role="status">
        {departure !== null && <Departed how={departure} />}
        {departure === null && isCut && (
          <Notice kind="warn" title={deviceTexts.cutTitle}>
            <p>{deviceTexts.cut}</p>
          </Notice>
        )}
      </div>
      {departure !== null && <StartAnother onPress={onLeft} />}
      <OwnFiles isOffered={row?.isOwn ?? false} />
    </>
  );
}

/** Explains the sudden change of this page (1-LAND-46). It takes the focus, since the focused element is gone. */
function SignedInElsewhere() {
  const dispatch = useAppDispatch();
  const [user] = useState(() => dispatch(findSignedInElsewhere()));
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  if (user === null) return null;
  return (
    <div className={styles.above}>
      <Notice
        ref={notice}
        tabIndex={-1}
        kind="info"
        title={deviceTexts.signedInTitle(fullName(user.first_name, user.last_name))}
      >
        <p>{deviceTexts.signedIn}</p>
      </Notice>
    </div>
  );
}

/** Notice in place of an application that another tab removed or ended. No other one opens unasked; if it is put back, it opens again. */
function RemovedElsewhere({ onBack }: { onBack: () => void }) {
  const dispatch = useAppDispatch();
  const hasOthers = useFileRows().rows.length > 0;
  const [how] = useState(() => dispatch(findRemovalOutcome()));
  const { title, words } =
    how === null ? { title: deviceTexts.removedTitle, words: deviceTexts.removed } : deviceTexts.ended[how];
  useEffect(() => dispatch(watchFileRestored(onBack)), [dispatch, onBack]);
  return (
    <>
      <Notice kind="info" title={title}>
        <p>{words}</p>
      </Notice>
      <StartAnother onPress={() => void dispatch(startAnotherApplication())} />
      <OwnFiles isOffered={hasOthers} />
    </>
  );
}

/** The drawer. Once offered it stays: a file removed in it can be restored there. */
function OwnFiles({ isOffered }: { isOffered: boolean }) {
  const [wasOffered, setOffered] = useState(isOffered);
  if (isOffered && !wasOffered) setOffered(true);
  return (
    wasOffered && (
      <div className={styles.below}>
        <FilesButton>{filesTitle}</FilesButton>
      </div>
    )
  );
}

interface WaitingProps {
  file: FileAtGate;
  /** The row as the file's owner may read it; null for anybody else. */
  row: FileRow | null;
  offer: string;
  isBusy: boolean;
  onProceed: () => void;
  /** Starts another application; this one stays. */
  onAnew: () => void;
}

function Waiting({ file, row, offer, isBusy, onProceed, onAnew }: WaitingProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const today = useLocalToday();
  const welcome = resumeTexts.welcomeBack(stepNamesAtGate[file.step]);
  return (
    <>
      <Card
        title={row ? welcome : deviceTexts.gateTitle}
        intro={row ? undefined : `${welcome} ${deviceTexts.gateHelp}`}
      >
        <Facts facts={row ? ownFacts(row, file, today) : factsOf(file, today)} />
        <ButtonRow>
          <Button kind="primary" isBusy={isBusy} onClick={onProceed}>
            {deviceTexts.proceed}
          </Button>
          <Button onClick={onAnew}>{resumeTexts.startAnew}</Button>
          <Button onClick={() => setAsking(true)}>{deviceTexts.removeAtGate}</Button>
        </ButtonRow>
      </Card>
      <RemoveDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => dispatch(removeFromDevice(file.fileId))}
      >
        <p>{deviceTexts.storedGoes(offer)}</p>
        <p>{file.isSaved ? deviceTexts.storedDraftKept : deviceTexts.storedDocumentsGo}</p>
      </RemoveDialog>
    </>
  );
}

/** Returns all that a stranger may see. */
function factsOf({ step, changedAt }: FileAtGate, today: string): Fact[] {
  return [
    { label: deviceTexts.step, value: stepNamesAtGate[step] },
    { label: deviceTexts.lastChanged, value: momentOf(changedAt, today) },
  ];
}

/** Returns the facts shown to the owner; the welcome names the step. */
function ownFacts({ name, saved }: FileRow, { changedAt }: FileAtGate, today: string): Fact[] {
  return [
    ...(name ? [{ label: deviceTexts.investor, value: name }] : []),
    { label: deviceTexts.lastChanged, value: momentOf(changedAt, today) },
    ...(saved ? [{ label: deviceTexts.kept, value: resumeTexts.inAccount(momentOf(saved.saved_at, today)) }] : []),
  ];
}

function Departed({ how }: { how: RemovalReason }) {
  const isLodged = how === 'lodged';
  return (
    <Notice kind="info" title={isLodged ? deviceTexts.lodgedTitle : deviceTexts.goneTitle}>
      <p>{isLodged ? deviceTexts.lodged : deviceTexts.gone}</p>
    </Notice>
  );
}

/** Takes the focus, since the focused element left with the application. */
function StartAnother({ onPress }: { onPress: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={styles.below}>
      <Button kind="primary" onClick={onPress}>
        {deviceTexts.startAnother}
      </Button>
    </div>
  );
}
