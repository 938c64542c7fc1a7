import { Fragment } from 'react';
import type { TaxDetails, TaxInvestor, Tin } from '#domain/application.ts';
import { areTaxDetailsSupplied, isSufficientlyQuoted, taxInvestorKind } from '#domain/tax.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { taxTexts, taxTypeLabels, tinReasonLabels } from '#domain/texts/tax.ts';
import { answerTexts } from '#domain/texts/answers.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { Answers, DoneMark, Missing, type Answer } from '#features/ui/Answers.tsx';
import { CountryName } from '#features/parts/countries/CountryName.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { HelpLink } from '#features/ui/HelpLink.tsx';

/** The tax details to read; numbers stay hidden until they are asked for (3-TAXSUM-04 to 3-TAXSUM-17). */
export function TaxDetailsReview({ values }: { values: TaxDetails }) {
  const { tax_type: type, investors = [], submit_person_name: name, submit_date: date } = values;
  const declared = name?.trim()
    ? [
        { label: taxTexts.submitPersonName, value: name },
        { label: taxTexts.submitDate, value: date },
      ]
    : [];
  return (
    <>
      <Answers
        answers={[
          { label: reviewTexts.taxDetails, value: areTaxDetailsSupplied(values) ? <DoneMark /> : <Missing /> },
          ...(type ? [{ label: taxTexts.taxType, value: taxTypeLabels[type] }] : []),
        ]}
      />
      {investors.map((block, index) => (
        <Fragment key={index}>
          <h3>{block.investor_name}</h3>
          <Answers answers={investorAnswers(block, taxInvestorKind(type) === 'ENTITY')} />
        </Fragment>
      ))}
      <h3>{taxTexts.declarationTitle}</h3>
      {declared.length > 0 ? <Answers answers={declared} /> : <Missing>{taxTexts.incomplete}</Missing>}
    </>
  );
}

function investorAnswers(block: TaxInvestor, isEntity: boolean): Answer[] {
  const number = isEntity ? taxTexts.tfnOrAbn : taxTexts.tfn;
  const isAustralian = block.tax_country_is_australia !== false;
  return [
    { label: taxTexts.isAustralianResident, value: isAustralian ? fieldTexts.yes : fieldTexts.no },
    { label: number, value: <NumberAnswer block={block} name={number} /> },
    ...(block.tins ?? []).map((tin, index) => ({
      label: <CountryName key={index} id={tin.tax_country} />,
      value: <TinAnswer tin={tin} />,
    })),
  ];
}

/** Whether enough was quoted, and the number itself behind a button. */
function NumberAnswer({ block, name }: { block: TaxInvestor; name: string }) {
  const number = block.tfn?.trim();
  if (!isSufficientlyQuoted(block)) {
    return (
      <>
        {taxTexts.quoted.insufficient} <HelpLink article="tax-exemption-codes">{taxTexts.quotedHelp}</HelpLink>
      </>
    );
  }
  return (
    <>
      {taxTexts.quoted.sufficient}
      {number && (
        <>
          <br />
          <HiddenValue name={name} value={number} />
        </>
      )}
    </>
  );
}

function TinAnswer({ tin }: { tin: Tin }) {
  if (tin.has_tin && tin.tin) return <HiddenValue name={taxTexts.tin} value={tin.tin} />;
  const reason = tin.reason_type ? tinReasonLabels[tin.reason_type] : '';
  const words =
    tin.reason_type === 'UNABLE_TO_OBTAIN' && tin.reason_text?.trim() ? `${reason}: ${tin.reason_text.trim()}` : reason;
  return words ? `${answerTexts.notSupplied} (${words})` : answerTexts.notSupplied;
}
