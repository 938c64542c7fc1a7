/** The tax declaration inside a block in words: a section of its own after that of whoever declares (3-TAXSUM). */
import type { TaxDeclaration, TaxInvestor, TaxType } from '../application.ts';
import { lookUp } from '../formats/lookUp.ts';
import { usesHoldingsTwo } from '../offer.ts';
import {
  date,
  linesOf,
  text,
  type FieldReadings,
  type Line,
  type ReadingContext,
  type Section,
} from '../stepRules/description.ts';
import { answerTexts } from '../texts/answers.ts';
import { taxTexts } from '../texts/tax.ts';
import { declarationStatus, type DeclarationStatus } from './declarationStatus.ts';
import { declaredBlock } from './declaredBlock.ts';
import { describeTaxBlock } from './describeTaxBlock.ts';

/** What a declaration says besides the answers of a block; whether it was made is read from what follows from that. */
const READINGS: FieldReadings<Omit<TaxDeclaration, keyof TaxInvestor>> = {
  is_australian_resident: 'internal',
  is_foreign_resident: 'internal',
  completed: 'internal',
  submitted: 'internal',
  submit_declaration: {
    label: taxTexts.declarationTitle,
    read: (declaration) => ({ kind: 'text', value: inWords(declaration) }),
  },
  submit_person_name: text(taxTexts.submitPersonName, ({ submit_person_name: name }) => name),
  submit_date: date(taxTexts.submitDate, ({ submit_date: day }) => day),
};

const SIGNATURE = ['submit_declaration', 'submit_person_name', 'submit_date'] as const;

/** What the answers of a block are called where it stands in another one. */
const PATHS: Readonly<Record<string, keyof TaxDeclaration>> = {
  tax_country_is_australia: 'is_australian_resident',
  has_other_tax_countries: 'is_foreign_resident',
};

/** Who declares, and where they stand within the step's values. */
interface DeclarerPlace {
  id?: string | undefined;
  /** '' is the step itself. */
  path: string;
  name: string;
  taxType: TaxType;
}

/** The section of a declaration; none where the offer has a tax step instead. */
export function declarationSections(
  declaration: TaxDeclaration | undefined,
  { id, path, name, taxType }: DeclarerPlace,
  { offer }: Pick<ReadingContext, 'offer'>,
): Section[] {
  if (!usesHoldingsTwo(offer)) return [];
  const given = declaration ?? {};
  const block = describeTaxBlock(declaredBlock(given), taxType).map((line) => ({
    ...line,
    path: lookUp(PATHS, line.path) ?? line.path,
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

/** What was declared, in the words that were ticked; '' where nothing was. */
function inWords({ submit_declaration: isMade, submit_person_name: name, submit_date: day }: TaxDeclaration): string {
  if (!isMade) return '';
  return name && day ? taxTexts.declarationBy(name, day) : taxTexts.declaration;
}

/** How far a declaration has come; one that is not made says besides that the details are incomplete (3-TAXSUM-01 to 3-TAXSUM-03, 3-TAXSUM-15). */
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

/** The line that says whether the tax details are there (3-TAXSUM-16, 3-TAXSUM-17). */
export function suppliedLine(isDone: boolean, path: string): Line {
  const value = isDone ? answerTexts.supplied : answerTexts.notSupplied;
  return { path, label: answerTexts.taxDetails, kind: 'status', value, isDone };
}
