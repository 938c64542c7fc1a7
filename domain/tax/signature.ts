/** Who declares inline, and how: by a tick under their own name, or with the name and date that they enter (3-INLINE-14 to 3-INLINE-21). */
import type { TaxDeclaration } from '../application.ts';
import { fromIsoDate, isDate, isFutureDate, normaliseDate } from '../formats/dates.ts';
import { isAdviserAtWork } from '../people/applicantRole.ts';
import { isIssuerActing } from '../session.ts';
import { trimmed, withFormats } from '../stepRules/keep.ts';
import type { MenuType, SchemaContext } from '../stepRules/context.ts';

export type SigningContext = Pick<SchemaContext, 'application' | 'user' | 'mode' | 'today' | 'menu'>;

/** The fields of a declaration that say who declared it, and when. */
export type Signature = Required<Pick<TaxDeclaration, 'submit_declaration' | 'submit_person_name' | 'submit_date'>>;

/** From which side somebody sees the form: as the context says, otherwise by how they act; who is not signed in by who applies (3-INLINE-21). */
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

/** Whether the declaration has to be made, with tick and name: not by issuers, nor in the client centre (3-INLINE-14, 3-INLINE-15, 3-INLINE-19, 3-INLINE-21). */
export function requiresSignature(context: SigningContext): boolean {
  const menu = menuType(context);
  return menu === 'investor' || menu === 'advisor';
}

/**
 * The name under which investors and advisers declare, who enter neither name nor date: that of who is signed in, else of the contact
 * details (3-INLINE-16); of whoever approves what an adviser has made the investor's, who so declares anew. Null: name and date are entered,
 * by everybody else and where no name is known.
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
 * What is kept of a signature. A tick stands under the name of who gave it: where somebody else fills in the form from now on, or the name
 * was corrected, it is asked for anew. The day is that of the tick.
 */
export function settleSignature(declaration: TaxDeclaration, context: SigningContext): Signature {
  const { today } = context;
  const {
    submit_declaration: isTicked = false,
    submit_person_name: name = '',
    submit_date: date = '',
  } = withFormats<TaxDeclaration>(declaration, {
    submit_person_name: trimmed,
    submit_date: (typed) => normaliseDate(typed, { kind: 'issue', today }),
  });
  const signer = signerName(context);
  if (signer === null) return { submit_declaration: isTicked, submit_person_name: name, submit_date: date };
  if (isTicked !== true || (name !== '' && name !== signer))
    return { submit_declaration: false, submit_person_name: '', submit_date: '' };
  const isKnown = isDate(date) && !isFutureDate(date, today);
  return { submit_declaration: true, submit_person_name: signer, submit_date: isKnown ? date : fromIsoDate(today) };
}

/** The signature after the tick was given or taken back. */
export function tickedSignature(isTicked: boolean, context: SigningContext): Partial<Signature> {
  const name = signerName(context);
  if (name === null) return { submit_declaration: isTicked };
  return isTicked
    ? { submit_declaration: true, submit_person_name: name, submit_date: fromIsoDate(context.today) }
    : { submit_declaration: false, submit_person_name: '', submit_date: '' };
}
