import { useState } from 'react';
import { managedDocumentAddress } from '#api/issuerApi.ts';
import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import styles from './staff.module.css';

interface StaffDocumentProps {
  /** Id of the application. */
  id: string;
  document: string;
  filename: string;
}

/** An uploaded document: shown in its place by the browser's own viewer, or in a new tab; a browser without a viewer saves it. */
export function StaffDocument({ id, document, filename }: StaffDocumentProps) {
  const [isShown, setShown] = useState(false);
  const address = managedDocumentAddress(id, document);
  return (
    <div data-print="no">
      <ButtonRow>
        {navigator.pdfViewerEnabled && (
          <Button kind="link" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? texts.hide(filename) : texts.view(filename)}
          </Button>
        )}
        <a href={address} target="_blank" rel="noreferrer">
          {texts.openDocument(filename)}
        </a>
      </ButtonRow>
      {isShown && <iframe className={styles.document} src={address} title={filename} />}
    </div>
  );
}
