import { useEffect, useState } from 'react';
import { deviceTexts, stepNamesAtGate } from '#domain/texts/device.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { RemoveDialog } from '#features/ui/device/RemoveDialog.tsx';
import { Facts } from '#features/ui/Facts.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { openFromGate, type FileAtGate } from '#store/thunks/gate.ts';
import { removeFromDevice } from '#store/thunks/removeFromDevice.ts';
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
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = name;
  }, [name]);
  const proceed = async () => {
    setBusy(true);
    await dispatch(openFromGate(file.fileId));
    onOpened();
  };
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
          <Button kind="primary" isBusy={isBusy} onClick={() => void proceed()}>
            {deviceTexts.proceed}
          </Button>
          <Button onClick={() => setAsking(true)}>{deviceTexts.removeAtGate}</Button>
        </ButtonRow>
      </Card>
      <RemoveDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={() => dispatch(removeFromDevice(file.fileId))}>
        <p>{deviceTexts.storedGoes(name)}</p>
      </RemoveDialog>
    </PageLayout>
  );
}
