/** Holding chosen on the landing page, and the details copied from it (1-CONT-34, 1-CONT-35, 1-HOLD-03). */
import { ownEntry } from '../formats/ownEntry.ts';
import type { ContactDetails, SelectedHolding } from '../model/application.ts';

/** Field that names the chosen holding: a sub-register to top up or duplicate a holding, else a holder (1-HOLD-05, 1-HOLD-06). */
const FIELD_OF = {
  TOP_UP: 'selectedSubregister',
  DUPLICATE: 'selectedSubregister',
  EXISTING: 'selectedHolder',
} as const;

type HoldingField = (typeof FIELD_OF)[keyof typeof FIELD_OF];

function holdingField({ holdingProfileType: type }: ContactDetails): HoldingField | null {
  return ownEntry(FIELD_OF, type) ?? null;
}

/** Returns the chosen holding of the holder profile; null for a new one, or while none is chosen. */
export function chosenHolding(contact: ContactDetails | undefined): SelectedHolding | null {
  const field = contact && holdingField(contact);
  return (field && contact[field]) ?? null;
}

/**
 * Returns the id of the sub-register to copy details from: the chosen one, or a holder's first holding, else the holder itself. Null if
 * there is none.
 */
export function copiedFrom(contact: ContactDetails | undefined): number | null {
  const { id, holdings } = chosenHolding(contact) ?? {};
  return firstId(holdings) ?? id ?? null;
}

/** Returns the contact details with the copied details merged over the known ones of the chosen holding; its id stays. */
export function withCopiedDetails(contact: ContactDetails, details: Record<string, unknown>): ContactDetails {
  const [field, holding] = [holdingField(contact), chosenHolding(contact)];
  if (field === null || holding === null) return contact;
  return { ...contact, [field]: { ...holding, ...details, ...(holding.id !== undefined && { id: holding.id }) } };
}

function firstId(holdings: unknown): number | undefined {
  const first: unknown = Array.isArray(holdings) ? holdings[0] : undefined;
  return typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'number'
    ? first.id
    : undefined;
}
