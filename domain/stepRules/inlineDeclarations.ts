/** Rules of the tax declaration inside a block: those of the tax step, with messages and a signature of its own (3-INLINE). */
import type { Schema } from 'yup';
import type { InvestorDetails, TaxDeclaration } from '../model/application.ts';
import { TAX_DECLARATION } from '../model/taxFields.ts';
import { fieldNames } from '../model/fieldKinds.ts';
import { withoutSpaces } from '../formats/format.ts';
import { isRecord } from '../formats/isRecord.ts';
import { copiedStart } from '../people/copiedStart.ts';
import { wholeNameRule } from '../people/personNames.ts';
import type { DeclarationRules, Declarer, SchemaContext } from '../rules/context.ts';
import { requiredObject, fields, flag, mustBeTrue, required, shownWhile, text } from '../rules/fieldRules.ts';
import { pickFields } from '../rules/fieldFormats.ts';
import { taxBlockFields, tfnError, type TfnKind } from './tax_details/schema.ts';
import { settleTaxBlock } from './tax_details/rules.ts';
import { isTfnForced, taxInvestorKind, taxSections } from '../tax/sections.ts';
import { taxErrors } from '../texts/errors.ts';
import { withNamedControllers } from '../tax/controllers.ts';
import { blankDeclaration, declaredTaxType, withBlock } from '../tax/declaration.ts';
import { isBlockAnswered } from '../tax/declarationStatus.ts';
import { declaredBlock } from '../tax/declaredBlock.ts';
import { declarerId, type DeclarationHolder } from '../rules/declarationHolder.ts';
import { hasMask, storedDeclaration } from '../tax/storedDeclaration.ts';
import { requiresSignature, settleSignature, signerName } from '../tax/signature.ts';
import { isDeclarationChangedSinceSigning } from '../tax/signedAnswers.ts';
import { signingDateRules } from '../tax/signingDateRules.ts';

const FIELDS = fieldNames(TAX_DECLARATION);

/** Rules of inline declarations, the same for every offer that has them. */
export const inlineDeclarations: DeclarationRules = { open, settle, schema, declarerOf };

/**
 * Returns the first values of the declaration's part of the form: the saved ones, else blank ones. Another person's tick is not shown as
 * given.
 */
function open(saved: TaxDeclaration | undefined, context: SchemaContext): TaxDeclaration {
  const declaration = withNamedControllers({ ...blankDeclaration(), ...saved }, context.application);
  return { ...declaration, ...settleSignature(declaration, context) };
}

/**
 * Returns the values to save: the answers as the tax step saves them, no unknown fields, the signature, and the derived progress
 * (3-INLINE-01).
 */
function settle(typed: TaxDeclaration, { taxType, id }: Declarer, context: SchemaContext): TaxDeclaration {
  // Wire data may be anything here, whatever its type says.
  if (!isRecord(typed)) return typed;
  const known = pickFields<TaxDeclaration>(typed, FIELDS);
  const held = hasMask(known) ? storedDeclaration(id, context) : undefined;
  const block = settleTaxBlock(declaredBlock(known), {
    taxType,
    held: held && declaredBlock(held),
    today: context.today,
    application: context.application,
  });
  const signature = settleSignature(known, context);
  const declared = { ...withBlock(known, block), ...signature };
  const isSigned = signature.submit_declaration === true && !isDeclarationChangedSinceSigning(declared);
  return {
    ...declared,
    completed: isSigned && signature.submit_person_name !== '' && isBlockAnswered(taxType, block),
    submitted: isSigned,
  };
}

/**
 * Returns the schema of the declaration (3-INLINE-10 to 3-INLINE-15); a masked number that is stored for the declarer is valid as it is
 * (3-TFN-11).
 */
function schema(declarer: Declarer, context: SchemaContext): Schema {
  const fresh = declarationSchema(declarer, undefined, context);
  return requiredObject((holder: DeclarationHolder) => {
    const held = hasMask(holder.taxDetails) ? storedDeclaration(declarerId(holder), context) : undefined;
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
    stored: held ?? copiedStart(context.application.contact_details),
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
      ...signingDateRules(context),
    ),
    submit_declaration: isRequired
      ? flag(
          shownWhile(isDeclarationChangedSinceSigning, () => taxErrors.signAgain),
          mustBeTrue(taxErrors.inlineDeclaration),
        )
      : flag(),
  };
}

/** Does the same as `tfnError`, but all zeros have their own message (3-INLINE-10, 3-INLINE-11). */
export function inlineTfnError(typed: string, kind: TfnKind): string | null {
  if (/^0+$/.test(withoutSpaces(typed))) return taxErrors.inlineAllZero;
  const message = tfnError(typed, kind);
  return message === taxErrors.tfnOrAbn ? taxErrors.inlineTfnOrAbn : message;
}

function declarerOf(details: Pick<InvestorDetails, 'investor_type' | 'trustType'>): Declarer {
  return { taxType: declaredTaxType(details), isTfnForced: isTfnForced(details) };
}
