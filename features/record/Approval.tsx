import type { RecordAnswer } from '#api/recordsApi.ts';
import { approvalNotes } from '#domain/application/decisions.ts';
import { approvalNoteTexts as texts } from '#domain/texts/approval.ts';
import { Notice } from '#features/ui/Notice.tsx';
import styles from './record.module.css';

/** Shows the issuer's staff the findings on the investor's approval; the record has nothing of them (1-ADV-07). */
export function Approval({ findings }: { findings: NonNullable<RecordAnswer['approval']> }) {
  const isDoubtful = findings.same_device || findings.at_once;
  return (
    <Notice kind={isDoubtful ? 'warn' : 'info'} title={texts.title}>
      <div className={styles.about}>
        <p>{texts.intro}</p>
        <ul className={styles.notes}>
          {approvalNotes(findings).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
