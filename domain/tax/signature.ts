/** Signature of an inline declaration: a tick under the signer's own name, or an entered name and date (3-INLINE-14 to 3-INLINE-21). */
import type { TaxDeclaration } from '../model/application.ts';
import { fromIsoDate, normaliseDate } from '../formats/dates.ts';
import { isAdviserAtWork } from '../model/applicantRole.ts';
import { isIssuerActing } from '../model/session.ts';
import { trimText, applyFormats } from '../rules/fieldFormats.ts';
import type { MenuType, SchemaContext } from '../rules/context.ts';

export type SigningContext = Pick<SchemaContext, 'application' | 'user' | 'mode' | 'today' | 'menu'>;

/** Fields of a declaration that hold its signer and date. */
export type Signature = Required<Pick<TaxDeclaration, 'submit_declaration' | 'submit_person_name' | 'submit_date'>>;

/**
 * Returns the side from which the user sees the form: the one in the context, otherwise that of the user's capacity, or adviser while an
 * adviser fills in the application (3-INLINE-21).
 */
export function menuType({
  menu,
  user,
  application,
  mode,
}: Pick<SigningContext, 'menu' | 'user' | 'application' | 'mode'>): MenuType {
  if (menu !== undefined) return menu;
  if (isIssuerActing(user)) return 'issuer';
  return user?.is_acting_as_advisor || isAdviserAtWork(application.contact_details, mode) ? 'advisor' : 'investor';
}

/**
 * True when a declaration with tick and name is compulsory: not for issuers, nor in the client centre (3-INLINE-14, 3-INLINE-15,
 * 3-INLINE-19, 3-INLINE-21).
 */
export function requiresSignature(context: SigningContext): boolean {
  const menu = menuType(context);
  return menu === 'investor' || menu === 'advisor';
}

/**
 * Returns the name under which investors and advisers declare, who enter neither name nor date: the signed-in user's, else the one in the
 * contact details (3-INLINE-16). An investor who approves an adviser's application declares anew under the investor's name. Null if name
 * and date are entered: for all other users, and if no name is known.
 */
export function signerName(context: SigningContext): string | null {
  if (!requiresSignature(context)) return null;
  const { user, application, mode } = context;
  const { contact_details: contact } = application;
  const asAdviser = [contact?.adviser_first_name, contact?.adviser_last_name];
  const asInvestor = [contact?.first_name, contact?.last_name];
  const names = [[user?.first_name, user?.last_name], isAdviserAtWork(contact, mode) ? asAdviser : asInvestor].map(
    (parts) =>
      parts
        .map((part) => part?.trim())
        .filter(Boolean)
        .join(' '),
  );
  return names.find((name) => name !== '') ?? null;
}

/**
 * Returns the signature to save. A tick belongs to its signer's name: after a change of user or a correction of the name, the form asks for
 * it again. Nobody types its date: it is today, and on submission the service's date.
 */
export function settleSignature(declaration: TaxDeclaration, context: SigningContext): Signature {
  const { today } = context;
  const {
    submit_declaration: isTicked = false,
    submit_person_name: name = '',
    submit_date: date = '',
  } = applyFormats<TaxDeclaration>(declaration, {
    submit_person_name: trimText,
    submit_date: (typed) => normaliseDate(typed, { kind: 'issue', today }),
  });
  const signer = signerName(context);
  if (signer === null) return { submit_declaration: isTicked, submit_person_name: name, submit_date: date };
  if (isTicked !== true || (name !== '' && name !== signer))
    return { submit_declaration: false, submit_person_name: '', submit_date: '' };
  return { submit_declaration: true, submit_person_name: signer, submit_date: fromIsoDate(today) };
}

/** Returns the signature after the signer set or removed the tick. */
export function signatureAfterTick(isTicked: boolean, context: SigningContext): Partial<Signature> {
  const name = signerName(context);
  if (name === null) return { submit_declaration: isTicked };
  return isTicked
    ? { submit_declaration: true, submit_person_name: name, submit_date: fromIsoDate(context.today) }
    : { submit_declaration: false, submit_person_name: '', submit_date: '' };
}
