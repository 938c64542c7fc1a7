import { useState } from 'react';
import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { Button } from '#features/ui/Button.tsx';
import styles from './staff.module.css';

/** Shows an uploaded document in its place, by the browser's own viewer; nothing in a browser without one. */
export function StaffDocument({ address, filename }: { address: string; filename: string }) {
  const [isShown, setShown] = useState(false);
  if (!navigator.pdfViewerEnabled) return null;
  return (
    <div data-print="no">
      <Button kind="link" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? texts.hide(filename) : texts.view(filename)}
      </Button>
      {isShown && <iframe className={styles.document} src={address} title={filename} />}
    </div>
  );
}
