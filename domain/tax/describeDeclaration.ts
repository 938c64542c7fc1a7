/** Tax declaration inside a block as text: a section of its own after the declarer's section (3-TAXSUM). */
import type { TaxDeclaration, TaxInvestor, TaxType } from '../model/application.ts';
import { ownEntry } from '../formats/ownEntry.ts';
import { usesHoldingsTwo } from '../model/offer.ts';
import {
  date,
  linesOf,
  text,
  type FieldReadings,
  type Line,
  type ReadingContext,
  type Section,
} from '../rules/description.ts';
import { answerTexts } from '../texts/answers.ts';
import { taxTexts } from '../texts/tax.ts';
import { declarationStatus, type DeclarationStatus } from './declarationStatus.ts';
import { declaredBlock } from './declaredBlock.ts';
import { describeTaxBlock } from './describeTaxBlock.ts';

/** Presentation of a declaration's fields besides the answers of a block. The status line shows the progress, from the derived fields. */
const READINGS: FieldReadings<Omit<TaxDeclaration, keyof TaxInvestor>> = {
  is_australian_resident: 'internal',
  is_foreign_resident: 'internal',
  completed: 'internal',
  submitted: 'internal',
  signed_answers: 'internal',
  submit_declaration: {
    label: taxTexts.declarationTitle,
    read: (declaration) => ({ kind: 'text', value: inWords(declaration) }),
  },
  submit_person_name: text(taxTexts.submitPersonName, ({ submit_person_name: name }) => name),
  submit_date: date(taxTexts.submitDate, ({ submit_date: day }) => day),
};

const SIGNATURE = ['submit_declaration', 'submit_person_name', 'submit_date'] as const;

/** Names of a block's answers inside a declaration, if they differ. */
const PATHS: Readonly<Record<string, keyof TaxDeclaration>> = {
  tax_country_is_australia: 'is_australian_resident',
  has_other_tax_countries: 'is_foreign_resident',
};

/** Declarer, and its place within the step's values. */
interface DeclarerPlace {
  id?: string | undefined;
  /** Path of the declarer; '' is the step itself. */
  path: string;
  name: string;
  taxType: TaxType;
}

/** Returns the section of a declaration; empty for an offer with a tax step instead. */
export function declarationSections(
  declaration: TaxDeclaration | undefined,
  { id, path, name, taxType }: DeclarerPlace,
  { offer }: Pick<ReadingContext, 'offer'>,
): Section[] {
  if (!usesHoldingsTwo(offer)) return [];
  const given = declaration ?? {};
  const block = describeTaxBlock(declaredBlock(given), taxType).map((line) => ({
    ...line,
    path: ownEntry(PATHS, line.path) ?? line.path,
  }));
  return [
    {
      ...(id !== undefined && { id }),
      path: path === '' ? 'taxDetails' : `${path}.taxDetails`,
      title: taxTexts.declarationOf(name),
      lines: [
        statusLine(declarationStatus(declaration), 'completed'),
        ...block,
        ...linesOf({ readings: READINGS, asked: SIGNATURE }, given, undefined),
      ],
    },
  ];
}

/** Returns the text of the declaration that the signer ticked; '' if nothing is ticked. */
function inWords({ submit_declaration: isMade, submit_person_name: name, submit_date: day }: TaxDeclaration): string {
  if (!isMade) return '';
  return name && day ? taxTexts.declarationBy(name, day) : taxTexts.declaration;
}

/**
 * Returns the line about a declaration's progress; unless it is submitted, the line adds that the details are incomplete (3-TAXSUM-01 to
 * 3-TAXSUM-03, 3-TAXSUM-15).
 */
export function statusLine(status: DeclarationStatus, path: string): Line {
  const isDone = status === 'submitted';
  const value = taxTexts.status[status];
  return {
    path,
    label: taxTexts.statusLabel,
    kind: 'status',
    value,
    isDone,
    ...(!isDone && { note: taxTexts.incomplete }),
  };
}

/** Returns the line that says if the tax details are supplied (3-TAXSUM-16, 3-TAXSUM-17). */
export function suppliedLine(isDone: boolean, path: string): Line {
  const value = isDone ? answerTexts.supplied : answerTexts.notSupplied;
  return { path, label: answerTexts.taxDetails, kind: 'status', value, isDone };
}
