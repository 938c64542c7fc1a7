import { useEffect, useRef } from 'react';
import { submittedFacts } from '#domain/application/submittedFacts.ts';
import { momentText } from '#domain/formats/moment.ts';
import { approvalTexts as texts } from '#domain/texts/approval.ts';
import { holdingTexts } from '#domain/texts/holdings.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { Facts, type Fact } from '#features/ui/Facts.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectSummaryContext } from '#store/selectors/applicationSelectors.ts';
import { selectApproveUntil } from '#store/selectors/filesSelectors.ts';
import styles from './landingpage.module.css';

/** Names the adviser who asks for the investor's approval, and its subject: investor and sum, with the number of securities (1-LAND-19). */
export function ApprovalRequest() {
  const context = useAppSelector(selectSummaryContext);
  const request = useRef<HTMLElement>(null);
  // The code led here, and the focused element is gone; a person who is elsewhere on the page already stays there.
  useEffect(() => {
    if (document.activeElement === document.body) request.current?.focus();
  }, []);
  const until = useAppSelector(selectApproveUntil);
  if (context === null) return null;
  const { offer, application, currency } = context;
  const { adviser, investors, holding, amount, measure } = submittedFacts(offer, application, currency);
  const moment = momentText(until ?? '');
  const facts: (Fact | false)[] = [
    investors.length > 0 && { label: receiptTexts.investors(investors.length), value: investors.join(', ') },
    holding !== undefined && { label: holdingTexts.holding, value: holding },
    amount !== '' && { label: texts.investment, value: texts.applied(amount, measure) },
    moment !== null && { label: texts.until, value: moment },
  ];
  const known = facts.filter((fact) => fact !== false);
  return (
    <div className={styles.unreadable}>
      <Notice ref={request} tabIndex={-1} kind="info" title={texts.asks(adviser ?? '')}>
        <p>{texts.help}</p>
        {known.length > 0 && <Facts facts={known} />}
      </Notice>
    </div>
  );
}
