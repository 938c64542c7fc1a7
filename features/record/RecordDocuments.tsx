import type { ApplicationRecord } from '#domain/application/record.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { Card, CardPart } from '#features/ui/Card.tsx';
import { formatFileSize } from '#features/ui/fields/formatFileSize.ts';
import styles from './record.module.css';

interface Listed {
  key: string;
  name: string;
  size: number | null;
  sha256: string | null;
}

/** Which documents there were, and what was in them: a file whose SHA-256 is the same is the same file. */
export function RecordDocuments({ record }: { record: ApplicationRecord }) {
  const own = record.documents.map(({ id, filename, ...document }) => ({ key: id, name: filename, ...document }));
  const ofOffer = record.offer.documents.map(({ filename, title, ...document }) => ({
    key: filename,
    name: title,
    ...document,
  }));
  return (
    <Card title={recordTexts.documents}>
      <CardPart title={recordTexts.ownDocuments}>
        <Files files={own} />
      </CardPart>
      <CardPart title={recordTexts.offerDocuments}>
        <Files files={ofOffer} />
      </CardPart>
    </Card>
  );
}

function Files({ files }: { files: readonly Listed[] }) {
  if (files.length === 0) return <p className={styles.notGiven}>{recordTexts.noDocuments}</p>;
  return (
    <ul className={styles.files}>
      {files.map(({ key, name, size, sha256 }) => (
        <li key={key}>
          {name}
          {size !== null && <span className={styles.size}> {formatFileSize(size)}</span>}
          <span className={styles.hash}>
            {sha256 === null ? recordTexts.notServed : `${recordTexts.fingerprint} ${sha256}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
