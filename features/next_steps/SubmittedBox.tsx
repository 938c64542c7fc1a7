import type { ReactNode } from 'react';
import type { SubmittedFacts } from '#domain/application/submittedFacts.ts';
import type { Receipt } from '#domain/application/nextSteps.ts';
import { nextStepsTexts } from '#domain/texts/nextSteps.ts';
import { holdingTexts } from '#domain/texts/holdings.ts';
import { receiptTexts as texts } from '#domain/texts/receipt.ts';
import { momentText } from '#domain/formats/moment.ts';
import { Card } from '#features/ui/Card.tsx';
import { Facts, type Fact } from '#features/ui/Facts.tsx';
import { Icon } from '#features/ui/Icon.tsx';
import { useNow } from '#features/ui/useNow.ts';
import { CopyButton } from './CopyButton.tsx';
import { GroupedNumber } from './GroupedNumber.tsx';
import { Sum } from './Sum.tsx';
import styles from './nextSteps.module.css';

interface LodgedBoxProps {
  receipt: Receipt;
  isPreview: boolean;
}

/** Says that it worked, with the investment, the investor, the time, and the reference to save (2-NEXT-01). */
export function SubmittedBox({ receipt, isPreview }: LodgedBoxProps) {
  const { congratulation, lodged, reference } = receipt;
  const now = useNow();
  const isOver = isApprovalOver(receipt, now);
  const facts = listFacts(receipt, isOver);
  return (
    <Card
      title={
        <span className={styles.congratulations}>
          <Icon name="check" />
          <span>{texts.congratulations}</span>
        </span>
      }
    >
      <div className={styles.lead}>
        <p className={styles.sentence}>{isPreview ? texts.previewOnly : congratulation}</p>
        {lodged !== undefined && lodged.amount !== '' && <Applied lodged={lodged} />}
      </div>
      {facts.length > 0 && (
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      )}
      {isOver && <p className={styles.keep}>{texts.approvalOverHelp}</p>}
      {reference !== null && <p className={styles.keep}>{texts.keepReference}</p>}
    </Card>
  );
}

/** The sum, large; below it the number of securities and the offer. */
function Applied({ lodged: { amount, measure, offer } }: { lodged: SubmittedFacts }) {
  return (
    <div className={styles.applied}>
      <p className={styles.amount}>
        <Sum>{amount}</Sum>
      </p>
      <p className={styles.measure}>{[measure, offer].filter((part) => part !== '').join(', ')}</p>
    </div>
  );
}

/** Returns true once the investor can no longer approve it; the record says if they did. */
function isApprovalOver({ approveUntil }: Receipt, now: number): boolean {
  return Date.parse(approveUntil ?? '') <= now;
}

function listFacts({ reference, submittedAt, approveUntil, lodged, stations }: Receipt, isOver: boolean): Fact[] {
  const time = momentText(submittedAt ?? '');
  const until = momentText(approveUntil ?? '');
  const isSent = stations?.[0] === nextStepsTexts.stations.sentForApproval;
  const facts: (Fact | false)[] = [
    reference !== null && { label: texts.reference, value: <Reference>{reference}</Reference> },
    time !== null && { label: isSent ? texts.sentAt : texts.submittedAt, value: time },
    until !== null && { label: isOver ? texts.approvalOver : texts.approveUntil, value: until },
    ...(lodged ? describeWho(lodged) : []),
  ];
  return facts.filter((fact) => fact !== false);
}

function describeWho({ investors, holding, adviser }: SubmittedFacts): (Fact | false)[] {
  return [
    investors.length > 0 && { label: texts.investors(investors.length), value: <Lines lines={investors} /> },
    holding !== undefined && { label: holdingTexts.holding, value: holding },
    adviser !== null && { label: texts.adviser, value: adviser },
  ];
}

function Reference({ children }: { children: string }): ReactNode {
  return (
    <>
      <strong className={styles.reference}>
        <GroupedNumber>{children}</GroupedNumber>
      </strong>
      <CopyButton name={texts.copies.reference} value={children} />
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return lines.map((line, index) => (
    <span key={index} className={styles.line} translate="no">
      {line}
    </span>
  ));
}
