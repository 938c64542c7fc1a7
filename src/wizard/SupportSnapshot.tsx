import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from '#features/ui/Button.tsx';
import { useAppStore } from '#store/hooks.ts';
import { supportSnapshot } from '#store/supportSnapshot.ts';

const FILE_NAME = 'allot-support-snapshot.json';

/** Saves the masked state as a file that the applicant can send to support; nothing leaves the device by itself (docs/support.md). */
export function SupportSnapshot() {
  const store = useAppStore();
  return (
    <div data-print="no">
      <Button kind="link" onClick={() => saveAsFile(supportSnapshot(store.getState()))}>
        {pageTexts.copySnapshot}
      </Button>
    </div>
  );
}

function saveAsFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}
