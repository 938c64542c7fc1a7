/** Holding chosen on the landing page, and the details copied from it (1-CONT-34, 1-CONT-35, 1-HOLD-03). */
import { ownEntry } from '../formats/ownEntry.ts';
import type { ContactDetails, SelectedHolding } from '../model/application.ts';
import { LONGEST } from '../model/limits.ts';

/** Field that names the chosen holding: a sub-register to top up or duplicate a holding, else a holder (1-HOLD-05, 1-HOLD-06). */
const FIELD_OF = {
  TOP_UP: 'selectedSubregister',
  DUPLICATE: 'selectedSubregister',
  EXISTING: 'selectedHolder',
} as const;

type HoldingField = (typeof FIELD_OF)[keyof typeof FIELD_OF];

/** Returns the field that names the chosen holding; null for a new one. */
export function holdingField({ holdingProfileType: type }: ContactDetails): HoldingField | null {
  return ownEntry(FIELD_OF, type) ?? null;
}

/** Returns the chosen holding of the holder profile; null for a new one, or while none is chosen. */
export function chosenHolding(contact: ContactDetails | undefined): SelectedHolding | null {
  const field = contact && holdingField(contact);
  return (field && contact[field]) ?? null;
}

/** True if both name the same holding for the same purpose. */
export function isSameHolding(one: ContactDetails | undefined, other: ContactDetails | undefined): boolean {
  const [first, second] = [chosenHolding(one), chosenHolding(other)];
  return first?.id === second?.id && (first === null || one?.holdingProfileType === other?.holdingProfileType);
}

/** Returns the name in which the chosen holding is held, with its designation; '' for a new one, and while it is not known. */
export function nameOfHolding(contact: ContactDetails | undefined): string {
  const { name_and_designation, account_name } = chosenHolding(contact) ?? {};
  const name = [name_and_designation, account_name].find((text): text is string => typeof text === 'string' && text !== '');
  return name?.slice(0, LONGEST.entityName) ?? '';
}

/** Returns the contact details with another choice of the landing page. Details already copied from the same holding stay. */
export function withChosenHolding(contact: ContactDetails, choice: ContactDetails): ContactDetails {
  const { selectedSubregister: _subregister, selectedHolder: _holder, ...rest } = { ...contact, ...choice };
  const field = holdingField(choice);
  if (field === null) return rest;
  const [former, chosen] = [contact[field], choice[field] ?? null];
  return { ...rest, [field]: chosen && former?.id === chosen.id ? { ...former, ...chosen } : chosen };
}

/** Returns the contact details with the copied details merged over the known ones of the chosen holding; its id stays. */
export function withCopiedDetails(contact: ContactDetails, details: Record<string, unknown>): ContactDetails {
  const [field, holding] = [holdingField(contact), chosenHolding(contact)];
  if (field === null || holding === null) return contact;
  return { ...contact, [field]: { ...holding, ...details, ...(holding.id !== undefined && { id: holding.id }) } };
}
