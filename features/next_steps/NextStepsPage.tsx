import { nextStepsTexts } from '#domain/texts/nextSteps.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Digits } from '#features/ui/Money.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { openNewFile } from '#store/file/files.ts';
import styles from './nextSteps.module.css';
import { PaymentBox } from './PaymentBox.tsx';

/** The end of the wizard: that it worked, the reference to keep, what happens next and how to pay (2-NEXT). */
export function NextStepsPage() {
  const { receipt } = useAppSelector(selectSubmission);
  const { preview } = useAppSelector(selectMode);
  if (receipt === null) return null;
  const { congratulation, items, reference, amountDue, amountLabel, payment } = receipt;
  return (
    <>
      <Notice kind="success" title={nextStepsTexts.congratulations}>
        <p>{preview ? nextStepsTexts.previewOnly : congratulation}</p>
        {reference && (
          <p>
            {nextStepsTexts.reference}{' '}
            <strong className={styles.reference}>
              <Digits>{reference}</Digits>
            </strong>
            . {nextStepsTexts.keepReference}
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
      {amountDue !== null && <PaymentBox amountDue={amountDue} amountLabel={amountLabel} payment={payment} />}
      <Actions />
    </>
  );
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
