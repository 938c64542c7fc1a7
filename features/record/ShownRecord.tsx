import { useEffect, useRef } from 'react';
import type { RecordAnswer } from '#api/recordsApi.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
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

export interface ShownRecordProps {
  id: string;
  title: string;
  answer: RecordAnswer;
  /** The pressed button is gone. */
  takesFocus: boolean;
}

interface StaffPlaces {
  /** Parts for the issuer's staff: above the title, before the record, and after it. */
  above?: Elements;
  before?: Elements;
  after?: Elements;
}

/** Shows the record of a submitted application. */
export function ShownRecord({ id, title, answer, takesFocus, above, before, after }: ShownRecordProps & StaffPlaces) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { record, ended } = answer;
  const { terms, steps, declaration } = record;
  return (
    <SitePage>
      {above}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
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
        {steps.map(({ name, title: stepTitle, sections }) => (
          <Card key={name} title={stepTitle}>
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
    </SitePage>
  );
}
