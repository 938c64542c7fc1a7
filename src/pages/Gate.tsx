import { useCallback, useEffect, useRef, useState } from 'react';
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
import { fetchLater } from '#features/ui/fetchAhead.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { useToday } from '#features/ui/useToday.ts';
import { useRetry } from '#features/ui/useRetry.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import {
  forgetDeparted,
  openFromGate,
  watchDeparture,
  howRemoved,
  watchReturn,
  whoSignedIn,
  type Departure,
  type FileAtGate,
} from '#store/file/gate.ts';
import { startAnew } from '#store/file/startAnew.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import { useFileRows } from '#store/file/useFileRows.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import styles from './pages.module.css';

interface GateProps {
  /** Null where this tab had it open, and another one removed it. */
  file: FileAtGate | null;
  onOpened: () => void;
  /** Nothing waits any more, and something else is to be begun. */
  onLeft: () => void;
}

/** Whoever comes to an offer with an application on this device, or whose application left it in another tab (1-LAND-45, 1-LAND-46). */
export function Gate({ file, onOpened, onLeft }: GateProps) {
  const offer = useAppSelector(selectOffer);
  const name = offer?.name ?? '';
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => fetchLater(() => [preloadDialog]), []);
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

/** Tells once a file was opened from the drawer, or begun. */
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

/** Step and time of the file, and nothing that says whose it is to anybody else, until they go on or remove it (1-LAND-46). */
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
          onAnew={() => void dispatch(startAnew())}
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

/** Why this page is not what it was a moment ago (1-LAND-46): what had the focus went with it. */
function SignedInElsewhere() {
  const dispatch = useAppDispatch();
  const [user] = useState(() => dispatch(whoSignedIn()));
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
  const [how] = useState(() => dispatch(howRemoved()));
  const { title, words } =
    how === null ? { title: deviceTexts.removedTitle, words: deviceTexts.removed } : deviceTexts.ended[how];
  useEffect(() => dispatch(watchReturn(onBack)), [dispatch, onBack]);
  return (
    <>
      <Notice kind="info" title={title}>
        <p>{words}</p>
      </Notice>
      <StartAnother onPress={() => void dispatch(startAnew())} />
      <OwnFiles isOffered={hasOthers} />
    </>
  );
}

/** The drawer. Once it was offered it stays: what is removed in it can be taken back there. */
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
  /** As whoever it belongs to may read of it; null for anybody else. */
  row: FileRow | null;
  offer: string;
  isBusy: boolean;
  onProceed: () => void;
  /** Another application is to be begun; this one stays. */
  onAnew: () => void;
}

function Waiting({ file, row, offer, isBusy, onProceed, onAnew }: WaitingProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const today = useToday();
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

/** All that a stranger is told. */
function factsOf({ step, changedAt }: FileAtGate, today: string): Fact[] {
  return [
    { label: deviceTexts.step, value: stepNamesAtGate[step] },
    { label: deviceTexts.lastChanged, value: momentOf(changedAt, today) },
  ];
}

/** Of one's own: the welcome names the step. */
function ownFacts({ name, saved }: FileRow, { changedAt }: FileAtGate, today: string): Fact[] {
  return [
    ...(name ? [{ label: deviceTexts.investor, value: name }] : []),
    { label: deviceTexts.lastChanged, value: momentOf(changedAt, today) },
    ...(saved ? [{ label: deviceTexts.kept, value: resumeTexts.inAccount(momentOf(saved.saved_at, today)) }] : []),
  ];
}

function Departed({ how }: { how: Departure }) {
  const isLodged = how === 'lodged';
  return (
    <Notice kind="info" title={isLodged ? deviceTexts.lodgedTitle : deviceTexts.goneTitle}>
      <p>{isLodged ? deviceTexts.lodged : deviceTexts.gone}</p>
    </Notice>
  );
}

/** What had the focus went with the application. */
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

/**
 * How the file left the device, as soon as it is known; null while it waits. What is told after that is no news; what the drawer of this
 * page removed may be taken back there.
 */
function useDeparture(fileId: string): { departure: Departure | null; noteGone: () => void } {
  const dispatch = useAppDispatch();
  const [departure, setDeparture] = useState<Departure | null>(null);
  const note = useCallback(
    (how: Departure) => {
      void dispatch(forgetDeparted(fileId));
      setDeparture((known) => known ?? how);
    },
    [dispatch, fileId],
  );
  useEffect(() => watchDeparture(fileId, note), [fileId, note]);
  const isListed = useAppSelector(({ files }) => files.entities[fileId] !== undefined);
  return { departure: departure ?? (isListed ? null : 'gone'), noteGone: () => note('gone') };
}

interface Outcomes {
  onOpened: () => void;
  onGone: () => void;
}

/** Opens the file on a press; where its code does not come, the file stays as it is and opens by itself once it can (R24). */
function useProceed(
  fileId: string,
  { onOpened, onGone }: Outcomes,
): { proceed: () => void; isBusy: boolean; isCut: boolean } {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [isCut, setCut] = useState(false);
  const isOpening = useRef(false);
  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    const outcome = await dispatch(openFromGate(fileId));
    isOpening.current = false;
    setBusy(false);
    setCut(outcome === 'cut');
    if (outcome === 'opened') onOpened();
    if (outcome === 'gone') onGone();
  };
  useRetry(isCut, open);
  const proceed = () => {
    setBusy(true);
    void open();
  };
  return { proceed, isBusy, isCut };
}
