import { useEffect, useState } from 'react';
import { momentOf } from '#domain/formats/moment.ts';
import { olderCopyTexts as texts } from '#domain/texts/olderCopy.ts';
import { RemoveDialog } from '#features/parts/device/RemoveDialog.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import { findOlderCopy, removeOlderCopy } from '#store/drafts/olderCopy.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import styles from './draft.module.css';

/** Dialog of the older copy, loaded late: it reads a whole application, and nothing else here needs that code. */
const OlderCopyDialog = lazyComponent(() =>
  import(/* webpackChunkName: "device" */ './OlderCopyDialog.tsx').then((m) => m.OlderCopyDialog),
);

const fetchReading = () => Promise.all([OlderCopyDialog.preload(), preloadDialog()]);

/** Notice that a newer version replaced the device's own, which stays saved: shows the copy and removes it on consent (3-OTP-07). */
export function OlderCopy() {
  const today = useLocalToday();
  const { changedAt, isRemoved, remove } = useOlderCopy();
  const reading = useOpening(fetchReading);
  const removal = useOpening(preloadDialog);
  if (changedAt === null) return <p role="status">{isRemoved && texts.removed}</p>;
  const removeAndReturn = async () => {
    removal.close();
    await remove();
  };
  return (
    <div className={styles.held} data-print="no">
      <Notice kind="info" role="note" title={texts.kept}>
        <p>{texts.why(momentOf(changedAt, today))}</p>
        <ButtonRow>
          <Button kind="link" onClick={reading.open}>
            {texts.look}
          </Button>
          <Button kind="link" onClick={removal.open}>
            {texts.remove}
          </Button>
        </ButtonRow>
        <p role="status">{reading.words || removal.words}</p>
      </Notice>
      {reading.isOpen && <OlderCopyDialog onClose={reading.close} />}
      {removal.isOpen && (
        <RemoveDialog isOpen title={texts.removeTitle} onClose={removal.close} onConfirm={removeAndReturn}>
          <p>{texts.removeGoes}</p>
        </RemoveDialog>
      )}
    </div>
  );
}

/** Returns the time of the older copy and a function that removes it and focuses the step's heading. */
function useOlderCopy() {
  const dispatch = useAppDispatch();
  const fileId = useAppSelector(selectFileId);
  const [changedAt, setChangedAt] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(findOlderCopy()).then((found) => isCurrent && setChangedAt(found));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, fileId]);
  useEffect(() => {
    if (isRemoved) document.querySelector('h1')?.focus();
  }, [isRemoved]);
  const remove = async () => {
    await dispatch(removeOlderCopy());
    setChangedAt(null);
    setRemoved(true);
  };
  return { changedAt, isRemoved, remove };
}
