import { recordFiles } from '#api/recordsApi.ts';
import type { Receipt } from '#domain/application/nextSteps.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { classNames } from '#features/ui/classNames.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { openNewFile } from '#store/file/files.ts';
import { LodgedBox } from './LodgedBox.tsx';
import styles from './nextSteps.module.css';
import { PaymentBox } from './PaymentBox.tsx';
import { Stations } from './Stations.tsx';

/** The end of the wizard: that it worked, the reference to keep, how to pay, what happens next and what comes after (2-NEXT). */
export function NextStepsPage() {
  const { receipt } = useAppSelector(selectSubmission);
  const { preview } = useAppSelector(selectMode);
  if (receipt === null) return null;
  const { amountDue, stations, lodged } = receipt;
  return (
    <div className={styles.page}>
      <LodgedBox receipt={receipt} isPreview={preview} />
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
            <Stations stations={stations} isUnderWay={!preview} isForInvestor={Boolean(lodged?.adviser)} />
          </div>
        )}
      </div>
      <Actions applicationId={preview ? undefined : receipt.applicationId} />
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

function Actions({ applicationId }: { applicationId: Receipt['applicationId'] | undefined }) {
  const dispatch = useAppDispatch();
  const offerSlug = useAppSelector((state) => state.session.offerSlug) ?? '';
  return (
    <div className={styles.actions} data-print="no">
      {applicationId !== undefined && (
        <>
          <ButtonLink href={links.record(applicationId)} target="_blank">
            {recordTexts.see}
          </ButtonLink>
          <ButtonLink href={recordFiles.pdf(applicationId)} download>
            {recordTexts.downloadPdf}
          </ButtonLink>
        </>
      )}
      <Button onClick={() => window.print()}>{receiptTexts.print}</Button>
      <Button kind="link" onClick={() => void dispatch(openNewFile(offerSlug))}>
        {receiptTexts.startAnother}
      </Button>
    </div>
  );
}
