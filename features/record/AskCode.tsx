import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { forgetCsrfToken } from '#api/csrf.ts';
import { readingAddress, recordsApi } from '#api/recordsApi.ts';
import { draftPageTexts } from '#domain/texts/draftPage.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { recordTexts as texts } from '#domain/texts/record.ts';
import { CodeCard } from '#features/parts/draft/CodeCard.tsx';
import { Otherwise } from '#features/parts/draft/Otherwise.tsx';
import { useVerifiedCode } from '#features/parts/draft/useVerifiedCode.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import styles from './record.module.css';

interface ReadingCodeProps {
  id: string;
  onRight: () => void;
}

interface AskCodeProps extends ReadingCodeProps {
  /** The application was shown here until its time ran out. */
  hasEnded: boolean;
}

/**
 * Asks for the code of a submitted application (2-SUB-06), with the same text for every address: nobody learns here if such an application
 * exists.
 */
export function AskCode({ id, hasEnded, onRight }: AskCodeProps) {
  useEffect(() => {
    document.title = texts.askTitle;
  }, []);
  return (
    <SitePage>
      <h1>{texts.askTitle}</h1>
      {hasEnded && (
        <Notice kind="info" role="status" title={texts.closedTitle}>
          <p>{texts.closed}</p>
        </Notice>
      )}
      <p className={styles.intro}>{texts.ask}</p>
      <ReadingCode id={id} onRight={onRight} />
      <div className={styles.otherwise}>
        <Otherwise
          id="record-otherwise"
          title={texts.otherwiseTitle}
          after={
            <p>
              <Link href="/">{homeTexts.allOffers}</Link>
            </p>
          }
        >
          {texts.otherwise.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Otherwise>
      </div>
    </SitePage>
  );
}

function ReadingCode({ id, onRight }: ReadingCodeProps) {
  const dispatch = useAppDispatch();
  // The key stands behind the # of the e-mail's link.
  const [key] = useState(() => window.location.hash.slice(1));
  const address = readingAddress(id, key);
  const entry = useVerifiedCode({
    draftUrl: address,
    fieldId: 'record-otp_token',
    give: (code) => dispatch(recordsApi.endpoints.readByCode.initiate({ address, code }, { track: false })),
    onRight: () => {
      forgetCsrfToken();
      onRight();
    },
  });
  const { isSent } = entry;
  return (
    <CodeCard title={texts.codeTitle} entry={entry} enterLabel={draftPageTexts.logIn}>
      {key === '' && !isSent && <p>{texts.bare}</p>}
      <p role="status">{isSent && texts.sent[key === '' ? 'bare' : 'byLink']}</p>
    </CodeCard>
  );
}
