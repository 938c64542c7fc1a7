import type { RecordAnswer } from '#api/recordsApi.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { Card } from '#features/ui/Card.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { Html } from '#features/ui/Html.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { About } from './About.tsx';
import { Approval } from './Approval.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordDocuments } from './RecordDocuments.tsx';
import { RecordedSections } from './RecordedSections.tsx';
import { RecordHead } from './RecordHead.tsx';
import styles from './record.module.css';

interface RecordBodyProps {
  /** Id of the application. */
  id: string;
  answer: RecordAnswer;
  /** Parts for the issuer's staff, before the answers and after them. */
  before?: Elements;
  after?: Elements;
}

/** Shows the record of a submitted application, beneath the title of its page. */
export function RecordBody({ id, answer, before, after }: RecordBodyProps) {
  const { record, ended } = answer;
  const { terms, steps, declaration } = record;
  return (
    <>
      {ended && (
        <div className={styles.said}>
          <Notice kind="warn" title={ended === 'declined' ? recordTexts.declinedTitle : recordTexts.expiredTitle}>
            <p>{recordTexts.declined}</p>
          </Notice>
        </div>
      )}
      <RecordActions id={id} reference={record.application.reference} />
      <div className={styles.parts}>
        {answer.approval && <Approval findings={answer.approval} />}
        <RecordHead answer={answer} />
        {before}
        {steps.map(({ name, title, sections }) => (
          <Card key={name} title={title}>
            <RecordedSections step={name} sections={sections} />
          </Card>
        ))}
        {terms && (
          <Card title={terms.title}>
            <Html html={terms.html} />
          </Card>
        )}
        {declaration && (
          <Card title={declaration.title}>
            <Html html={declaration.html} />
          </Card>
        )}
        <RecordDocuments answer={answer} />
        {after}
        <About answer={answer} />
      </div>
    </>
  );
}
