import { Link } from 'wouter';
import type { RecordAnswer } from '#api/recordsApi.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { Card } from '#features/ui/Card.tsx';
import styles from './record.module.css';

/** Explains the record, and how to check a file of it. */
export function About({ answer }: { answer: RecordAnswer }) {
  return (
    <Card title={recordTexts.aboutTitle}>
      <div className={styles.about}>
        <p>{recordTexts.about(answer.record.application.changed !== undefined)}</p>
        <p className={styles.hash}>{`${recordTexts.hash} ${answer.sha256}`}</p>
        <p data-print="no">
          <Link href={links.checkRecord}>{recordTexts.checkLink}</Link>
        </p>
      </div>
    </Card>
  );
}
