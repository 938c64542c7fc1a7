/** The holding that was chosen on the landing page, and the details that are copied from it (1-CONT-34, 1-CONT-35, 1-HOLD-03). */
import { lookUp } from '../formats/lookUp.ts';
import type { ContactDetails, SelectedHolding } from '../application.ts';

/** Which field names the chosen holding: a sub-register for more of a holding or one like it, else a holder (1-HOLD-05, 1-HOLD-06). */
const FIELD_OF = {
  TOP_UP: 'selectedSubregister',
  DUPLICATE: 'selectedSubregister',
  EXISTING: 'selectedHolder',
} as const;

type HoldingField = (typeof FIELD_OF)[keyof typeof FIELD_OF];

function holdingField({ holdingProfileType: type }: ContactDetails): HoldingField | null {
  return lookUp(FIELD_OF, type) ?? null;
}

/** The holding of the holder profile that is chosen; null for a new one, or while none is chosen. */
export function chosenHolding(contact: ContactDetails | undefined): SelectedHolding | null {
  const field = contact && holdingField(contact);
  return (field && contact[field]) ?? null;
}

/** The sub-register whose details are copied: the chosen one; of a holder the first holding, else the holder itself. Null: none. */
export function copiedFrom(contact: ContactDetails | undefined): number | null {
  const { id, holdings } = chosenHolding(contact) ?? {};
  return firstId(holdings) ?? id ?? null;
}

/** The contact details with what was copied put into the chosen holding, over what was known of it; its id stays. */
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
