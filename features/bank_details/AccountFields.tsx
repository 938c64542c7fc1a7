import { bicDoubt, ibanDoubt } from '#domain/money/accountDoubts.ts';
import { isAustralianAccount } from '#domain/stepRules/bank_details/rules.ts';
import { bankTexts } from '#domain/texts/bank.ts';
import { AccountNumberField } from '#features/ui/fields/AccountNumberField.tsx';
import { BsbField } from '#features/ui/fields/BsbField.tsx';
import { TextAreaField } from '#features/ui/fields/TextAreaField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { BankForm } from '#domain/stepRules/bank_details/rules.ts';

interface AccountFieldsProps {
  block: BlockApi<BankForm>;
}

/** Fields of the chosen country (1-BANK-03, 1-BANK-04); text typed for the other country stays in case the applicant changes back. */
export function AccountFields({ block }: AccountFieldsProps) {
  return (
    <>
      <TextField {...block.bind('accountName')} label={bankTexts.accountName} autoComplete="off" width={12} />
      {isAustralianAccount(block.values) ? <AustralianFields block={block} /> : <InternationalFields block={block} />}
    </>
  );
}

function AustralianFields({ block }: AccountFieldsProps) {
  return (
    <>
      <BsbField {...block.bind('bsb')} label={bankTexts.bsb} width={4} />
      <AccountNumberField {...block.bind('accountNumber')} label={bankTexts.accountNumber} width={8} />
    </>
  );
}

function InternationalFields({ block }: AccountFieldsProps) {
  return (
    <>
      <TextField
        {...block.bind('accountNumber')}
        label={bankTexts.accountNumberOrIban}
        doubtOf={ibanDoubt}
        isCode
        width={12}
      />
      <TextField {...block.bind('swiftCode')} label={bankTexts.swiftCode} doubtOf={bicDoubt} isCode width={8} />
      <TextField {...block.bind('routingNumber')} label={bankTexts.routingNumber} optional isCode width={4} />
      <TextAreaField
        {...block.bind('accountHolderHomeAddress')}
        label={bankTexts.accountHolderHomeAddress}
        autoComplete="off"
        rows={3}
        width={12}
      />
    </>
  );
}
