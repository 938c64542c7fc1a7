import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceTexts, stepNamesAtGate } from '#domain/texts/device.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { RemoveDialog } from '#features/parts/device/RemoveDialog.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { Facts } from '#features/ui/Facts.tsx';
import { fetchLater } from '#features/ui/fetchAhead.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { useRetry } from '#features/ui/useRetry.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { forgetDeparted, openFromGate, watchDeparture, type Departure, type FileAtGate } from '#store/file/gate.ts';
import { startAnew } from '#store/file/startAnew.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import styles from './pages.module.css';

const TIME = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' });

interface GateProps {
  file: FileAtGate;
  onOpened: () => void;
  /** Nothing waits any more, and something else is to be begun. */
  onLeft: () => void;
}

/**
 * Whoever comes to an offer with an application on this device: offer, step and time, and nothing that says whose it is, until they go
 * on or remove it (1-LAND-46).
 */
export function Gate({ file, onOpened, onLeft }: GateProps) {
  const dispatch = useAppDispatch();
  const offer = useAppSelector(selectOffer);
  const name = offer?.name ?? '';
  const { departure, noteGone } = useDeparture(file.fileId);
  const { proceed, isBusy, isCut } = useProceed(file.fileId, { onOpened, onGone: noteGone });
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => fetchLater(() => [preloadDialog]), []);
  return (
    <>
      <SkipLink>{siteTexts.skip}</SkipLink>
      {offer && <Masthead name={name} detail={offer.client_name} logo={offer.logo_image} />}
      <PageLayout>
        <h1 className={styles.title}>{name}</h1>
        {departure === null && (
          <Waiting
            file={file}
            offer={name}
            isBusy={isBusy}
            onProceed={proceed}
            onAnew={() => void dispatch(startAnew()).then(onOpened)}
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
      </PageLayout>
      <Footer registrar={offer?.registrar} contactPerson={offer?.contact_person} />
    </>
  );
}

interface WaitingProps {
  file: FileAtGate;
  offer: string;
  isBusy: boolean;
  onProceed: () => void;
  /** Another application is to be begun; this one stays. */
  onAnew: () => void;
}

function Waiting({ file, offer, isBusy, onProceed, onAnew }: WaitingProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Card
        title={deviceTexts.gateTitle}
        intro={`${resumeTexts.welcomeBack(stepNamesAtGate[file.step])} ${deviceTexts.gateHelp}`}
      >
        <Facts
          facts={[
            { label: deviceTexts.step, value: stepNamesAtGate[file.step] },
            { label: deviceTexts.lastChanged, value: TIME.format(new Date(file.changedAt)) },
          ]}
        />
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

/** How the file left the device, as soon as it is known; null while it waits. What is told after that is no news. */
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
  return { departure, noteGone: () => note('gone') };
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
