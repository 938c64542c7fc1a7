/** Holdings of a register: which of them an offer is about, which an applicant finds, and how an application names the chosen one. */
import type { HoldingProfileType } from '../data/choices.ts';
import { wordsOf } from '../formats/words.ts';
import type { ContactDetails, SelectedHolding } from '../model/application.ts';
import { allowsApplying, type Holder, type Subregister } from '../model/holders.ts';
import type { Security } from '../model/offer.ts';
import { chosenHolding } from './chosenHolding.ts';

/** Returns the code of a security as it is stored and compared: capitals and blanks around it do not count. */
export function normaliseSecurityCode(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').toUpperCase();
}

/** True if the holding is one of this security; false for a security without a code. */
function isOfSecurity(
  { security_code: code }: { security_code: string },
  security: Pick<Security, 'security_code'>,
): boolean {
  return code === normaliseSecurityCode(security.security_code ?? '');
}

/**
 * Returns the holding whose details an application takes over (2-CALL-16): the only one, or of several the one of the offer's security.
 * Undefined for several of which none is.
 */
export function holdingToCopy<Holding extends { security_code: string }>(
  holdings: readonly Holding[],
  security: Pick<Security, 'security_code'> | null,
): Holding | undefined {
  if (holdings.length === 1) return holdings[0];
  return security === null ? undefined : holdings.find((holding) => isOfSecurity(holding, security));
}

/** A holding, and the holder who has it. */
export interface HeldHolding {
  holder: Holder;
  subregister: Subregister;
}

/** Returns the holdings of these holders, those first with which the person may apply. */
export function listHoldings(holders: readonly Holder[]): HeldHolding[] {
  const all = holders.flatMap((holder) => holder.holdings.map((subregister) => ({ holder, subregister })));
  const mayApply = ({ holder }: HeldHolding) => allowsApplying(holder.user_access);
  return [...all.filter(mayApply), ...all.filter((held) => !mayApply(held))];
}

/** Returns the holdings that a term names, by the beginnings of its words; a blank term names all (3-HOLD-02). */
export function findHoldings(holdings: readonly HeldHolding[], term: string): readonly HeldHolding[] {
  const wanted = wordsOf(term);
  return holdings.filter(({ holder, subregister }) => {
    const { name_and_designation, external_ref, security_name, security_code } = subregister;
    const words = [holder.account_name, name_and_designation, external_ref, security_name, security_code].flatMap(wordsOf);
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}

/**
 * Returns the ways to apply on a holding, the likeliest first: to add to it if it is of the offer's security, to buy under its holder, or to
 * start a new holding from its details.
 */
export function usesOf(
  subregister: Subregister,
  security: Pick<Security, 'security_code'>,
): readonly [HoldingUse, ...HoldingUse[]] {
  return isOfSecurity(subregister, security) ? ['TOP_UP', 'EXISTING', 'DUPLICATE'] : ['EXISTING', 'DUPLICATE'];
}

/** Profile of an application that a holding is chosen for. */
export type HoldingUse = Exclude<HoldingProfileType, 'NEW'>;

/** Answers of the landing page that name a holding. */
export type HoldingChoice = Pick<ContactDetails, 'holdingProfileType' | 'selectedSubregister' | 'selectedHolder'>;

/**
 * Returns the answers that name this holding: the sub-register, and its holder. The page stores the one that the profile asks for
 * (1-HOLD-05, 1-HOLD-06).
 */
export function choiceOf({ holder, subregister }: HeldHolding): {
  selectedSubregister: SelectedHolding;
  selectedHolder: SelectedHolding;
} {
  const { id, account_name, account_id } = holder;
  return { selectedSubregister: { account_name, account_id, ...subregister }, selectedHolder: { id, account_name, account_id } };
}

/** Returns the chosen holding among those listed; of a chosen holder the one that was picked, else the first. */
export function findChosen(
  holdings: readonly HeldHolding[],
  { holdingProfileType: profile = 'NEW', selectedSubregister, selectedHolder }: HoldingChoice,
): HeldHolding | undefined {
  if (profile === 'NEW') return undefined;
  const candidates =
    profile === 'EXISTING' ? holdings.filter(({ holder }) => holder.id === selectedHolder?.id) : holdings;
  const picked = candidates.find(({ subregister }) => subregister.id === selectedSubregister?.id);
  return picked ?? (profile === 'EXISTING' ? candidates[0] : undefined);
}

/**
 * Returns the chosen holding as the register has it: the sub-register, or the holder for EXISTING. Undefined if the holder has no such
 * holding any more, or, for TOP_UP, if it is of another security than the offer's (1-HOLD-05, 1-HOLD-06).
 */
export function heldAsChosen(
  { holdingProfileType: profile, selectedSubregister, selectedHolder }: HoldingChoice,
  holder: Holder,
  security: Pick<Security, 'security_code'>,
): SelectedHolding | undefined {
  const held = holder.holdings.map((subregister) => ({ holder, subregister }));
  const found =
    profile === 'EXISTING'
      ? selectedHolder?.id === holder.id && held[0]
      : held.find(({ subregister }) => subregister.id === selectedSubregister?.id);
  if (!found || (profile === 'TOP_UP' && !isOfSecurity(found.subregister, security))) return undefined;
  return choiceOf(found)[profile === 'EXISTING' ? 'selectedHolder' : 'selectedSubregister'];
}

/** True if a holding is chosen that is none of these holders', or that the person may only see: it was closed, or access taken away. */
export function isChoiceGone(
  choice: HoldingChoice,
  holders: readonly Holder[],
  security: Pick<Security, 'security_code'>,
): boolean {
  const isHeld = (holder: Holder) =>
    allowsApplying(holder.user_access) && heldAsChosen(choice, holder, security) !== undefined;
  return chosenHolding(choice) !== null && !holders.some(isHeld);
}
