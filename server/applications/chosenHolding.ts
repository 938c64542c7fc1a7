/** Holdings that applications name, against the register: the service believes none of their details. */
import type { Actor } from '#domain/application/access.ts';
import type { Application, ContactDetails, SelectedHolding } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { mapNumbers } from '#domain/application/numbers.ts';
import { maskNumber } from '#domain/formats/format.ts';
import { chosenHolding, holdingField } from '#domain/offers/chosenHolding.ts';
import { heldAsChosen } from '#domain/offers/holdings.ts';
import { copiedStart } from '#domain/people/copiedStart.ts';
import { landingErrors } from '#domain/texts.ts';
import type { ServerDeps } from '../deps.ts';
import { findHolder, findTaxNumber } from '../register/holders.ts';
import type { CallerSession, Session } from '../sessions/sessions.ts';
import { parseRowId } from '../wire/kinds.ts';
import { actorOf } from './access.ts';
import { refuseErrors } from './refuseErrors.ts';
import type { Draft } from './repository.ts';

interface NamedHolding {
  application: Application;
  session: CallerSession;
  offer: Pick<Offer, 'security'>;
  issuerId: number;
  draft: Draft | null;
}

/**
 * Returns the application with its holding as the register has it: name, masked number and security. Copied details (an account, tax
 * numbers) are left out, because the answers of the steps count. An investor who approves needs no access of their own: the holding is the
 * one that was submitted.
 * @throws Refusal 400 at the landing page, if the caller may not apply with it, if it is closed, of another issuer or of another security
 */
export async function withHoldingOfRegister(
  deps: Pick<ServerDeps, 'database' | 'keys'>,
  { application, session, offer, issuerId, draft }: NamedHolding,
): Promise<Application> {
  const { selectedSubregister: _subregister, selectedHolder: _holder, ...contact } = application.contact_details ?? {};
  const field = holdingField(contact);
  if (application.contact_details === undefined) return application;
  if (field === null) return { ...application, contact_details: contact };
  const by = await applicant(deps, { session, draft });
  if (by !== 'approver' && by.userId === null)
    return refuseErrors({ landingpage: { hasAccount: landingErrors.holdingOfNobody } });
  const held = await findHeld(deps, application.contact_details, { by, offer, issuerId });
  if (held === null) return refuseErrors({ landingpage: { [field]: landingErrors.holdingGone } });
  return { ...application, contact_details: { ...contact, [field]: held } };
}

/**
 * Returns a draft without its choice of a holding, if the signed-in account may not apply with that: the landing page asks for another one.
 * While nobody is signed in the choice stays, because the landing page asks to log in first.
 */
export async function withUsableHolding(
  deps: Pick<ServerDeps, 'database' | 'keys'>,
  { application, session, offer, issuerId }: Omit<NamedHolding, 'draft' | 'session'> & { session: Session },
): Promise<Application> {
  const { contact_details: contact } = application;
  const field = contact && holdingField(contact);
  if (!field || session.userId === null || chosenHolding(contact) === null) return application;
  const by = await actorOf(deps.database, { ...session, browserHash: null });
  if ((await findHeld(deps, contact, { by, offer, issuerId })) !== null) return application;
  return { ...withoutCopiedMask(application), contact_details: { ...contact, [field]: null } };
}

/**
 * Returns the tax number of the holding that a new one starts from (DUPLICATE); null for another profile, for a holding without one, and if
 * the caller may not apply with it. Until the issuer receives the application, a mask stands for it there: nobody sees the whole number who
 * did not type it.
 */
export async function findCopiedNumber(
  deps: Pick<ServerDeps, 'database' | 'keys'>,
  { application, session, draft }: Pick<NamedHolding, 'application' | 'session' | 'draft'>,
): Promise<string | null> {
  const { contact_details: contact } = application;
  const id = parseRowId(chosenHolding(contact)?.id);
  if (contact?.holdingProfileType !== 'DUPLICATE' || id === null) return null;
  return findTaxNumber(deps, id, await applicant(deps, { session, draft }));
}

/** Returns the application with this number for each mask of it in a tax declaration. */
export function withCopiedNumber(application: Application, copied: string | null): Application {
  return copied === null ? application : replaceTaxNumber(application, maskNumber(copied), copied);
}

/** Returns the application with the mask of this number in the place of the number. */
export function withCopiedMask(application: Application, copied: string | null): Application {
  return copied === null ? application : replaceTaxNumber(application, copied, maskNumber(copied));
}

/** Returns a draft without the mask of the tax number that was copied from its holding. */
export function withoutCopiedMask(application: Application): Application {
  const { tfn } = copiedStart(application.contact_details);
  return tfn === '' ? application : replaceTaxNumber(application, tfn, '');
}

function replaceTaxNumber(application: Application, before: string, after: string): Application {
  return mapNumbers(application, ({ isTax, value }) => (isTax && value === before ? after : value));
}

/** Returns by whom a holding is used: an investor who approves needs no access of their own. */
async function applicant(
  { database }: Pick<ServerDeps, 'database'>,
  { session, draft }: Pick<NamedHolding, 'session' | 'draft'>,
): Promise<Actor | 'approver'> {
  return draft?.status === 'pending_approval' ? 'approver' : actorOf(database, session);
}

/** Returns the chosen holding as the register has it; null if it is not there for the caller to apply with. */
async function findHeld(
  deps: Pick<ServerDeps, 'database' | 'keys'>,
  contact: ContactDetails,
  { by, offer, issuerId }: Pick<NamedHolding, 'offer' | 'issuerId'> & { by: Actor | 'approver' },
): Promise<SelectedHolding | null> {
  const id = parseRowId(chosenHolding(contact)?.id);
  const holder = id === null ? null : await findHolder(deps, id, { by, issuerId });
  return (holder && heldAsChosen(contact, holder, offer.security)) ?? null;
}
