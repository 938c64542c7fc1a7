import { isAustralianAccount } from '#domain/stepRules/bank_details/rules.ts';
import { bankTexts } from '#domain/texts/bank.ts';
import { DocumentField } from '#features/parts/documents/DocumentField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { BankForm } from '#domain/stepRules/bank_details/rules.ts';

interface StatementFieldProps {
  block: BlockApi<BankForm>;
  isRequired: boolean;
}

/** A recent statement of the account (1-BANK-08). */
export function StatementField({ block, isRequired }: StatementFieldProps) {
  const help = isAustralianAccount(block.values) ? bankTexts.statementHelp : bankTexts.foreignStatementHelp;
  return (
    <DocumentField {...block.bind('bank_statement')} label={bankTexts.statement} help={help} optional={!isRequired} />
  );
}
