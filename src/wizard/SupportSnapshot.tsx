import { useState } from 'react';
import { wizardTexts } from '#domain/texts/wizard.ts';
import { Button } from '#features/ui/Button.tsx';
import { saveFile } from '#features/ui/saveFile.ts';
import { useAppStore } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';

const FILE_NAME = 'allot-support-snapshot.json';

/** Saves the masked state as a file that the applicant can send to support; nothing leaves the device by itself (docs/support.md). */
export function SupportSnapshot() {
  const store = useAppStore();
  const [isMissing, setMissing] = useState(false);
  const handleSave = () =>
    void saveSnapshot(store.getState()).then(
      () => setMissing(false),
      () => setMissing(true),
    );
  return (
    <div data-print="no">
      <Button kind="link" onClick={handleSave}>
        {wizardTexts.copySnapshot}
      </Button>
      <span role="status">{isMissing && wizardTexts.snapshotFailed}</span>
    </div>
  );
}

/** Saves the snapshot. The map of masks is loaded on the press: hardly anybody needs it. */
async function saveSnapshot(state: RootState): Promise<void> {
  const { supportSnapshot } = await import(/* webpackChunkName: "device" */ '#store/devtools/supportSnapshot.ts');
  saveFile(URL.createObjectURL(new Blob([supportSnapshot(state)], { type: 'application/json' })), FILE_NAME);
}
