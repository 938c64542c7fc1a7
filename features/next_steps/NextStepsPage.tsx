import { formatMoney } from '#domain/money.ts';
import { nextSteps } from '#domain/nextSteps.ts';
import { nextStepsTexts } from '#domain/texts/nextSteps.ts';
import { isZeroMoney } from '#domain/zeroMoney.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Digits } from '#features/ui/Money.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectInvestment } from '#store/selectors/investmentSelectors.ts';
import { selectReadiness } from '#store/selectors/readinessSelectors.ts';
import { selectCurrency, selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { openNewFile } from '#store/thunks/files.ts';
import styles from './nextSteps.module.css';
import { PaymentBox } from './PaymentBox.tsx';

/** The end of the wizard: that it worked, the reference to keep, what happens next and how to pay (2-NEXT). */
export function NextStepsPage() {
  const offer = useAppSelector(selectOffer);
  const application = useAppSelector(selectApplication);
  const readiness = useAppSelector(selectReadiness);
  const amountDue = useAmountDue();
  const currency = useAppSelector(selectCurrency);
  const { answer } = useAppSelector(selectSubmission);
  const { preview } = useAppSelector(selectMode);
  if (offer === null || readiness === null) return null;
  const { congratulation, items } = nextSteps({ offer, application, amountDue, currency, isReady: readiness.ready });
  return (
    <>
      <Notice kind="success" title={nextStepsTexts.congratulations}>
        <p>{preview ? nextStepsTexts.previewOnly : congratulation}</p>
        {answer?.reference && (
          <p>
            {nextStepsTexts.reference} <strong className={styles.reference}><Digits>{answer.reference}</Digits></strong>. {nextStepsTexts.keepReference}
          </p>
        )}
      </Notice>
      <Card title={nextStepsTexts.yourNextSteps}>
        <ol className={styles.steps}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Card>
      {amountDue !== null && <PaymentBox amountDue={amountDue} payment={answer?.payment ?? null} />}
      <Actions />
    </>
  );
}

/** What is due now with its currency; null when nothing is (2-NEXT-04). */
function useAmountDue(): string | null {
  const currency = useAppSelector(selectCurrency);
  const dueNow = useAppSelector((state) => selectInvestment(state)?.dueNow);
  return dueNow === undefined || isZeroMoney(dueNow) ? null : `${currency} ${formatMoney(dueNow)}`;
}

function Actions() {
  const dispatch = useAppDispatch();
  const offerSlug = useAppSelector((state) => state.session.offerSlug) ?? '';
  return (
    <div className={styles.actions} data-print="no">
      <Button onClick={() => window.print()}>{nextStepsTexts.print}</Button>
      <Button kind="link" onClick={() => void dispatch(openNewFile(offerSlug))}>
        {nextStepsTexts.startAnother}
      </Button>
    </div>
  );
}
