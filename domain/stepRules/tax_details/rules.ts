import type { TaxDetails, Application, TaxInvestor, TaxType, Tin } from '../../model/application.ts';
import { firstTaxBlocks, settleTaxBlocks, type TaxBlock } from '../../tax/blocks.ts';
import { NO_START, startNumber, startOf } from '../../people/copiedStart.ts';
import { withNamedControllers } from '../../tax/controllers.ts';
import { followToday, prefilledDate } from '../../tax/signingDate.ts';
import { taxTypesFor } from '../../tax/sections.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { normaliseDate } from '../../formats/dates.ts';
import { withoutSpaces } from '../../formats/format.ts';
import { withoutHiddenTaxAnswers } from '../../tax/sectionFields.ts';
import { taxInvestorKind } from '../../tax/taxKind.ts';
import { upperCaseCode, trimText, applyFormats } from '../../rules/fieldFormats.ts';
import { storedRow } from '../../tax/storedRow.ts';
import { birthdayOfInvestor, withBirthday } from '../../people/distinctNames.ts';
import { formStatus } from '../../tax/declarationStatus.ts';
import { statusLine, suppliedLine } from '../../tax/describeDeclaration.ts';
import { describeTaxBlock } from '../../tax/describeTaxBlock.ts';
import { areTaxDetailsSupplied } from '../../tax/quoted.ts';
import { taxTexts, taxTypeLabels } from '../../texts/tax.ts';
import {
  date,
  linesOf,
  text,
  type FieldReadings,
  type Section,
  type SummaryContext,
  type SummaryLine,
} from '../../rules/description.ts';
import { answerTexts } from '../../texts/answers.ts';

/**
 * Returns the form's first values: saved or typed ones. At first these are the named blocks, the tax type if only one is offered
 * (3-TAX-15), and today's date under the declaration (3-DECL-04). The signer's name is never prefilled.
 */
export function open(
  saved: TaxDetails | undefined,
  { application, user, today }: Pick<SchemaContext, 'application' | 'user' | 'today'>,
): TaxDetails {
  const [onlyType, ...otherTypes] = taxTypesFor(application.investor_details, user);
  const taxType = onlyType && otherTypes.length === 0 ? onlyType : '';
  const form: TaxDetails = {
    investor_type: taxInvestorKind(taxType) ?? 'INDIV',
    tax_type: taxType,
    investors: startBlocks(firstTaxBlocks(application.investor_details, taxType), application),
    submit_person_name: '',
    ...(saved?.submit_date === undefined && prefilledDate(today)),
    send_comms: true,
    ...saved,
  };
  const { investors, ...settled } = settleTaxBlocks(followToday(form, today), application.investor_details);
  return {
    ...settled,
    ...(investors && { investors: investors.map((block) => withNamedControllers(block, application)) }),
  };
}

/** Returns the first blocks with the tax number of the holding from whose details a new one starts; several investors start without it. */
function startBlocks(
  blocks: TaxInvestor[],
  { contact_details: contact, investor_details: details }: Application,
): TaxInvestor[] {
  const present = startOf(contact, details?.investor_type);
  return blocks.map((block) => startNumber(block, { former: NO_START, present }));
}

/**
 * Returns the values to save: the date that the form entered as today (3-DECL-04), a TFN without spaces (3-TFN-13), a TIN without outer
 * spaces (3-TIN-13), the kind that follows from the type (3-TAX-14, 3-TAX-21, 3-TAX-22), and applicable answers only. No row is dropped.
 */
export function settle(
  { investor_type: _sent, ...form }: TaxDetails,
  { application, stored, today }: Pick<SchemaContext, 'application' | 'stored' | 'today'>,
): TaxDetails {
  const { tax_type: taxType } = form;
  const kind = taxInvestorKind(taxType);
  const held = (stored ?? application).tax_details?.investors;
  const investors = Array.isArray(form.investors)
    ? form.investors.map((block, index) =>
        settleTaxBlock(block, { taxType, held: storedRow(held, block, index), today, application }),
      )
    : form.investors;
  const tidy = applyFormats<TaxDetails>(
    { ...form, ...(investors && { investors }), ...(kind && { investor_type: kind }), send_comms: true },
    { submit_person_name: trimText, submit_date: (typed) => normaliseDate(typed, { kind: 'issue', today }) },
  );
  return followToday(tidy, today);
}

interface BlockPlace {
  /** Tax type of the form. */
  taxType: TaxType | '' | undefined;
  /** Block as stored. */
  held: TaxInvestor | undefined;
  /** ISO YYYY-MM-DD. */
  today: string;
  /** Application with the people who may be controlling persons. */
  application: Application;
}

/**
 * Returns the values to save of one block. Its folded state belongs to the form alone; the stored block alone decides whether a number is
 * encrypted, never the sent one (3-TAX-24, 3-TIN-14).
 */
export function settleTaxBlock(
  { encrypted_tfn: _sent, visible: _visible, ...block }: TaxBlock,
  { taxType, held, today, application }: BlockPlace,
): TaxInvestor {
  const tidy = applyFormats<TaxInvestor>(withNamedControllers(block, application), {
    investor_name: trimText,
    tfn: withoutSpaces,
    giin: upperCaseCode,
    sponsoring_entity_giin: upperCaseCode,
    trustee_giin: upperCaseCode,
  });
  const { tins, cpTinDetails } = tidy;
  return withoutHiddenTaxAnswers(taxType, {
    ...tidy,
    ...(held?.encrypted_tfn && held.tfn === tidy.tfn && { encrypted_tfn: true }),
    ...(Array.isArray(tins) && {
      tins: tins.map((tin, index) => settleTin(tin, storedRow(held?.tins, tin, index), today)),
    }),
    ...(Array.isArray(cpTinDetails) && {
      cpTinDetails: cpTinDetails.map((tin, index) => settleTin(tin, storedRow(held?.cpTinDetails, tin, index), today)),
    }),
  });
}

function settleTin({ encrypted_tin: _sent, ...tin }: Tin, held: Tin | undefined, today: string): Tin {
  const tidy = applyFormats<Tin>(tin, {
    tin: trimText,
    cp_name: trimText,
    cp_dob: (typed) => normaliseDate(typed, { kind: 'birth', today }),
  });
  return { ...tidy, ...(held?.encrypted_tin && held.tin === tidy.tin && { encrypted_tin: true }) };
}

const READINGS: FieldReadings<TaxDetails> = {
  investor_type: 'internal',
  send_comms: 'internal',
  tax_type: text(taxTexts.taxType, ({ tax_type: type }) => (type ? taxTypeLabels[type] : '')),
  investors: 'section',
  submit_person_name: text(taxTexts.submitPersonName, (tax) => tax.submit_person_name),
  submit_date_prefilled: 'internal',
  signed_answers: 'internal',
  submit_date: date(taxTexts.submitDate, (tax) => tax.submit_date),
};

/**
 * Describes whether the numbers are present, each investor's declaration, and its signer and date (2-REV-14, 3-TAXSUM-04 to 3-TAXSUM-17).
 */
export function describe(values: TaxDetails, { application }: SummaryContext): Section[] {
  const { tax_type: type, investors = [], submit_person_name: name } = values;
  const lines = (...asked: readonly (keyof TaxDetails)[]) => linesOf({ readings: READINGS, asked }, values, undefined);
  return [
    { path: '', lines: [suppliedLine(areTaxDetailsSupplied(values), 'investors'), ...lines('tax_type')] },
    ...investors.map((block, index) => ({
      ...(block.id !== undefined && { id: block.id }),
      path: `investors.${index}`,
      ...(block.investor_name && {
        title: withBirthday(block.investor_name, birthdayOfInvestor(block.id, application.investor_details)),
      }),
      lines: describeTaxBlock(block, type),
    })),
    {
      path: '',
      title: taxTexts.declarationTitle,
      lines: [
        statusLine(formStatus(values), 'investor_type'),
        ...(name?.trim() ? lines('submit_person_name', 'submit_date') : []),
      ],
    },
  ];
}

/** Summarises the tax type and whether the numbers are present; never a number itself. */
export function summarise(values: TaxDetails): SummaryLine[] {
  const type = values.tax_type && taxTypeLabels[values.tax_type];
  return [type, areTaxDetailsSupplied(values) ? answerTexts.supplied : answerTexts.notSupplied];
}
