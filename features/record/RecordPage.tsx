import { useEffect } from 'react';
import { Link } from 'wouter';
import { recordFiles, useGetRecordQuery, type RecordAnswer } from '#api/recordsApi.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Html } from '#features/ui/Html.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { About } from './About.tsx';
import { RecordDocuments } from './RecordDocuments.tsx';
import { RecordedSections } from './RecordedSections.tsx';
import { RecordHead } from './RecordHead.tsx';
import styles from './record.module.css';

interface RecordPageProps {
  id: string;
  /** Seen by the issuer's staff, who did not submit it themselves. */
  isForIssuer?: boolean;
}

/** What was submitted, to read again: as it was lodged, whoever asks and whenever (design 4a, 2-SUB-05, 2-SUB-06). */
export function RecordPage({ id, isForIssuer = false }: RecordPageProps) {
  const { currentData, error, isFetching, refetch } = useGetRecordQuery(id);
  const title = isForIssuer && currentData ? issuerTitle(currentData) : recordTexts.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (currentData) return <Shown id={id} title={title} answer={currentData} />;
  if (!error) return <Spinner />;
  if ('kind' in error && error.kind === 'notFound') return <HiddenPage />;
  return (
    <PageLayout>
      <Notice kind="error" role="alert" title={recordTexts.failedTitle}>
        <p>{pageTexts.loadFailed}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {pageTexts.tryAgain}
        </Button>
      </Notice>
    </PageLayout>
  );
}

function issuerTitle({ record }: RecordAnswer): string {
  return recordTexts.issuerTitle(record.application.reference);
}

/** Another's, and one that there is not: the same, with what somebody can do who did submit it. */
function HiddenPage() {
  return (
    <PageLayout>
      <h1>{recordTexts.hiddenTitle}</h1>
      <p className={styles.intro}>{recordTexts.hidden}</p>
      <p>
        <Link href="/">{homeTexts.allOffers}</Link>
      </p>
    </PageLayout>
  );
}

function Shown({ id, title, answer }: { id: string; title: string; answer: RecordAnswer }) {
  const { record } = answer;
  const { terms, steps, declaration } = record;
  return (
    <PageLayout>
      <h1>{title}</h1>
      <div className={styles.actions} data-print="no">
        <ButtonLink kind="primary" href={recordFiles.pdf(id)} download>
          {recordTexts.downloadPdf}
        </ButtonLink>
        <Button onClick={() => window.print()}>{receiptTexts.print}</Button>
        <ButtonLink kind="link" href={recordFiles.data(id)} download>
          {recordTexts.downloadData}
        </ButtonLink>
      </div>
      <div className={styles.parts}>
        <RecordHead record={record} />
        {steps.map(({ name, title: stepTitle, sections }) => (
          <Card key={name} title={stepTitle}>
            <RecordedSections sections={sections} />
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
        <RecordDocuments record={record} />
        <About answer={answer} />
      </div>
    </PageLayout>
  );
}
