import { useEffect, useRef, useState } from 'react';
import { deviceTexts, stepNamesAtGate } from '#domain/texts/device.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { RemoveDialog } from '#features/parts/device/RemoveDialog.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { Facts } from '#features/ui/Facts.tsx';
import { fetchLater } from '#features/ui/fetchAhead.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useRetry } from '#features/ui/useRetry.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { openFromGate, type FileAtGate } from '#store/file/gate.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import styles from './pages.module.css';

const TIME = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' });

/**
 * Whoever comes to an offer with an application on this device: offer, step and time, and nothing that says whose it is, until they go
 * on or remove it (1-LAND-46).
 */
export function Gate({ file, onOpened }: { file: FileAtGate; onOpened: () => void }) {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectOffer(state)?.name ?? '');
  const [isAsking, setAsking] = useState(false);
  const { proceed, isBusy, isCut } = useProceed(file.fileId, onOpened);
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => fetchLater(() => [preloadDialog]), []);
  return (
    <PageLayout>
      <h1 className={styles.title}>{name}</h1>
      <Card title={deviceTexts.gateTitle} intro={deviceTexts.gateHelp}>
        <Facts
          facts={[
            { label: deviceTexts.step, value: stepNamesAtGate[file.step] },
            { label: deviceTexts.lastChanged, value: TIME.format(new Date(file.changedAt)) },
          ]}
        />
        <ButtonRow>
          <Button kind="primary" isBusy={isBusy} onClick={proceed}>
            {deviceTexts.proceed}
          </Button>
          <Button onClick={() => setAsking(true)}>{deviceTexts.removeAtGate}</Button>
        </ButtonRow>
      </Card>
      <div className={styles.below} role="status">
        {isCut && (
          <Notice kind="warn" title={deviceTexts.cutTitle}>
            <p>{deviceTexts.cut}</p>
          </Notice>
        )}
      </div>
      <RemoveDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => dispatch(removeFromDevice(file.fileId))}
      >
        <p>{deviceTexts.storedGoes(name)}</p>
      </RemoveDialog>
    </PageLayout>
  );
}

/** Opens the file on a press; where its code does not come, the file stays as it is and opens by itself once it can (R24). */
function useProceed(fileId: string, onOpened: () => void): { proceed: () => void; isBusy: boolean; isCut: boolean } {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [isCut, setCut] = useState(false);
  const isOpening = useRef(false);
  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    const isOpen = await dispatch(openFromGate(fileId));
    isOpening.current = false;
    setBusy(false);
    setCut(!isOpen);
    if (isOpen) onOpened();
  };
  useRetry(isCut, open);
  const proceed = () => {
    setBusy(true);
    void open();
  };
  return { proceed, isBusy, isCut };
}
