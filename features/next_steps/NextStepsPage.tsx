import type { Receipt } from '#domain/application/nextSteps.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { Card } from '#features/ui/Card.tsx';
import { classNames } from '#features/ui/classNames.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { Actions } from './Actions.tsx';
import { SubmittedBox } from './SubmittedBox.tsx';
import styles from './nextSteps.module.css';
import { PaymentBox } from './PaymentBox.tsx';
import { Stations } from './Stations.tsx';

/** End of the wizard: success, the reference to save, how to pay, what happens next and what comes after (2-NEXT). */
export function NextStepsPage() {
  const { receipt } = useAppSelector(selectSubmission);
  const { preview } = useAppSelector(selectMode);
  const isShared = useAppSelector((state) => state.saveStatus.isShared);
  if (receipt === null) return null;
  const { amountDue, stations, lodged, isForInvestor = Boolean(lodged?.adviser) } = receipt;
  return (
    <div className={styles.page}>
      <SubmittedBox receipt={receipt} isPreview={preview} />
      {isShared && !preview && (
        <Notice kind="info" title={receiptTexts.sharedTitle}>
          <p>{receiptTexts.shared}</p>
        </Notice>
      )}
      <div className={classNames(styles.columns, amountDue !== null && styles.withPayment)}>
        {amountDue !== null && (
          <div className={styles.payment}>
            <PaymentBox amountDue={amountDue} receipt={receipt} />
          </div>
        )}
        <div className={styles.list}>
          <Items items={receipt.items} />
        </div>
        {stations !== undefined && (
          <div className={styles.way}>
            <Stations stations={stations} isUnderWay={!preview} isForInvestor={isForInvestor} />
          </div>
        )}
      </div>
      <Actions applicationId={preview ? undefined : receipt.applicationId} reference={receipt.reference} />
    </div>
  );
}

function Items({ items }: Pick<Receipt, 'items'>) {
  return (
    <Card title={receiptTexts.yourNextSteps}>
      <ol className={styles.steps}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Card>
  );
}
