/** The rules of the tax declaration inside a block: those of the tax step, with messages and a signature of its own (3-INLINE). */
import type { Schema } from 'yup';
import type { InvestorDetails, TaxDeclaration } from '../application.ts';
import { TAX_DECLARATION } from '../application/taxFields.ts';
import { fieldNames } from '../application/fieldKinds.ts';
import { isDate, isFutureDate } from '../formats/dates.ts';
import { withoutSpaces } from '../formats/format.ts';
import { isRecord } from '../formats/isRecord.ts';
import { wholeNameRule } from '../people/personNames.ts';
import type { DeclarationRules, Declarer, SchemaContext } from '../stepRules/context.ts';
import { everyFieldOf, fields, flag, mustBeTrue, required, shownWhile, text, when } from '../stepRules/fieldRules.ts';
import { keepOnly } from '../stepRules/keep.ts';
import { taxBlockFields, tfnError, type TfnKind } from '../stepRules/tax_details/schema.ts';
import { settleTaxBlock } from '../stepRules/tax_details/settle.ts';
import { isTfnForced, taxInvestorKind, taxSections } from '../tax.ts';
import { personErrors, taxErrors } from '../texts/errors.ts';
import { blankDeclaration, declaredTaxType, withBlock } from './declaration.ts';
import { isBlockAnswered } from './declarationStatus.ts';
import { declaredBlock } from './declaredBlock.ts';
import { declarerId, type DeclarationHolder } from './declarationHolder.ts';
import { hasMask, heldDeclaration } from './heldDeclaration.ts';
import { requiresSignature, settleSignature, signerName } from './signature.ts';

const FIELDS = fieldNames(TAX_DECLARATION);

/** The rules of inline declarations, for every offer that has them. */
export const inlineDeclarations: DeclarationRules = { open, settle, schema, declarerOf };

/** The declaration as its part of the form takes it: what was saved, else the blank one. A tick that somebody else gave is not shown as given. */
function open(saved: TaxDeclaration | undefined, context: SchemaContext): TaxDeclaration {
  const declaration = { ...blankDeclaration(), ...saved };
  return { ...declaration, ...settleSignature(declaration, context) };
}

/**
 * What is kept: the answers as the tax step keeps them, nothing that nobody knows, the signature, and how far it has come, which is derived
 * (3-INLINE-01).
 */
function settle(typed: TaxDeclaration, { taxType, id }: Declarer, context: SchemaContext): TaxDeclaration {
  // What the wire brings may be anything, whatever its type says.
  if (!isRecord(typed)) return typed;
  const known = keepOnly<TaxDeclaration>(typed, FIELDS);
  const held = hasMask(known) ? heldDeclaration(id, context) : undefined;
  const block = settleTaxBlock(declaredBlock(known), {
    taxType,
    held: held && declaredBlock(held),
    today: context.today,
  });
  const signature = settleSignature(known, context);
  const isSigned = signature.submit_declaration === true;
  return {
    ...withBlock(known, block),
    ...signature,
    completed: isSigned && signature.submit_person_name !== '' && isBlockAnswered(taxType, block),
    submitted: isSigned,
  };
}

/** What is accepted (3-INLINE-10 to 3-INLINE-15); a masked number that is held of whoever declares stands for itself (3-TFN-11). */
function schema(declarer: Declarer, context: SchemaContext): Schema {
  const fresh = declarationSchema(declarer, undefined, context);
  return everyFieldOf((holder: DeclarationHolder) => {
    const held = hasMask(holder.taxDetails) ? heldDeclaration(declarerId(holder), context) : undefined;
    return held ? declarationSchema(declarer, held, context) : fresh;
  });
}

function declarationSchema(
  { taxType, isTfnForced: isForced }: Declarer,
  held: TaxDeclaration | undefined,
  context: SchemaContext,
): Schema {
  const isShown = (section: string) => (declaration: TaxDeclaration) =>
    taxSections(taxType, declaredBlock(declaration)).includes(section);
  const kind = { isEntity: taxInvestorKind(taxType) === 'ENTITY', isTfnForced: isForced };
  const { tfn, ...others } = taxBlockFields<TaxDeclaration>({
    isShown,
    numberError: (typed) => inlineTfnError(typed, kind),
    missingGiin: taxErrors.inlineGiin,
    stored: held,
    today: context.today,
  });
  return fields(TAX_DECLARATION, {
    is_australian_resident: flag(required()),
    tfn,
    is_foreign_resident: flag(shownWhile(isShown('other_countries'), required())),
    ...others,
    ...signatureFields(context),
  });
}

function signatureFields(context: SchemaContext): { [Field in keyof TaxDeclaration]?: Schema } {
  const isRequired = requiresSignature(context);
  const isEntered = signerName(context) === null;
  return {
    submit_person_name: text(
      shownWhile(() => isRequired && isEntered, required()),
      wholeNameRule,
    ),
    submit_date: text(
      shownWhile(() => isRequired && isEntered, required()),
      when((date) => isDate(date) && !isFutureDate(date, context.today), personErrors.validDate),
    ),
    submit_declaration: isRequired ? flag(mustBeTrue(taxErrors.inlineDeclaration)) : flag(),
  };
}

/** As `tfnError`; all zeros have their own message (3-INLINE-10, 3-INLINE-11). */
export function inlineTfnError(typed: string, kind: TfnKind): string | null {
  if (/^0+$/.test(withoutSpaces(typed))) return taxErrors.inlineAllZero;
  const message = tfnError(typed, kind);
  return message === taxErrors.tfnOrAbn ? taxErrors.inlineTfnOrAbn : message;
}

function declarerOf(details: Pick<InvestorDetails, 'investor_type' | 'trustType'>): Declarer {
  return { taxType: declaredTaxType(details), isTfnForced: isTfnForced(details) };
}
