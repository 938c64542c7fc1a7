import { paymentTexts } from '#domain/texts/payment.ts';
import { Card } from '#features/ui/Card.tsx';
import type { FieldOption } from '#features/ui/fields/fieldProps.ts';
import styles from './payment.module.css';

/** The only way to pay, with its explanation (1-PAY-01). */
export function OnlyMethod({ label, explanation }: Pick<FieldOption, 'label' | 'explanation'>) {
  return (
    <Card title={paymentTexts.method}>
      <p className={styles.method}>{label}</p>
      {explanation !== undefined && <p className={styles.note}>{explanation}</p>}
    </Card>
  );
}
