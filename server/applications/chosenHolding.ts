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
import { hasMasks } from './storedNumbers.ts';

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
  const by = draft?.status === 'pending_approval' ? 'approver' : await actorOf(deps.database, session);
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
  return { ...application, contact_details: { ...contact, [field]: null } };
}

/**
 * Returns the application with the register's tax number for each mask of it that a new holding started with (DUPLICATE). The chosen holding
 * stands for the number as a handle does for a stored one: only somebody who may apply with it has the number used. Other masks stay.
 */
export async function withCopiedNumber(
  deps: Pick<ServerDeps, 'database' | 'keys'>,
  { application, session }: Pick<NamedHolding, 'application' | 'session'>,
): Promise<Application> {
  const { contact_details: contact } = application;
  const id = parseRowId(chosenHolding(contact)?.id);
  if (contact?.holdingProfileType !== 'DUPLICATE' || id === null || !hasMasks(application)) return application;
  const number = await findTaxNumber(deps, id, await actorOf(deps.database, session));
  return mapNumbers(application, ({ isTax, value }) =>
    number !== null && isTax && value === maskNumber(number) ? number : value,
  );
}

/** Returns a draft without the mask of a copied tax number that stands for none any more, so that the rest of it can be saved. */
export function withoutCopiedMask(application: Application): Application {
  const { tfn } = copiedStart(application.contact_details);
  return tfn === ''
    ? application
    : mapNumbers(application, ({ isTax, value }) => (isTax && value === tfn ? '' : value));
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
