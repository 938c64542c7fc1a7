import { paymentTexts } from '#domain/texts/payment.ts';
import { Card, CardPart } from '#features/ui/Card.tsx';
import { AccountNumberField } from '#features/ui/fields/AccountNumberField.tsx';
import { BsbField } from '#features/ui/fields/BsbField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { DocumentField } from '#features/parts/documents/DocumentField.tsx';
import type { PaymentFormProps } from './paymentForm.ts';

/** The account of method N, and a statement of it if the offer asks (1-PAY-12 to 1-PAY-23). */
export function OtherAccountCard(props: PaymentFormProps) {
  const { block, isStatementAsked } = props;
  return (
    <Card title={paymentTexts.otherAccount}>
      <FieldGrid>
        <TextField {...block.bind('accountName')} label={paymentTexts.accountName} autoComplete="off" width={12} />
        <BsbField {...block.bind('bsb')} label={paymentTexts.bsb} width={4} />
        <AccountNumberField {...block.bind('accountNumber')} label={paymentTexts.accountNumber} width={8} />
      </FieldGrid>
      {isStatementAsked && (
        <CardPart>
          <StatementField {...props} />
        </CardPart>
      )}
    </Card>
  );
}

function StatementField({ block, isStatementRequired }: PaymentFormProps) {
  return (
    <DocumentField
      {...block.bind('payment_bank_statement')}
      label={paymentTexts.bankStatement}
      help={paymentTexts.statementHelp}
      optional={!isStatementRequired}
    />
  );
}
