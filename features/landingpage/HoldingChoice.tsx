import { useState } from 'react';
import { allowsApplying } from '#domain/model/holders.ts';
import type { Offer } from '#domain/offer.ts';
import { chosenHolding, nameOfHolding } from '#domain/offers/chosenHolding.ts';
import { describeHolding, numberEnding } from '#domain/offers/describeHolding.ts';
import { choiceOf, findChosen, usesOf, type HeldHolding } from '#domain/offers/holdings.ts';
import { holdingTexts as texts } from '#domain/texts/holdings.ts';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import type { FieldOption } from '#features/ui/fields/fieldProps.ts';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { SEARCH_DEBOUNCE_MS, useDebouncedSearch } from '#features/ui/search/useDebouncedSearch.ts';
import styles from './landingpage.module.css';
import type { LandingForm } from './useLandingForm.ts';

/** Number of holdings shown; an adviser may have some hundreds. */
const SHOWN = 20;
const NEW: FieldOption = { value: 'NEW', label: texts.profiles.NEW, explanation: texts.newHelp };
/** Option of a chosen holding that no list of this page has. */
const CHOSEN_BEFORE = 'chosen';

interface HoldingChoiceProps {
  form: LandingForm;
  offer: Offer;
  /** Holdings to choose from. */
  holdings: readonly HeldHolding[];
  /** These and those that a search has left out. */
  all: readonly HeldHolding[];
}

/** Choice of a new holding or one of several, and what to do with it (3-HOLD-01). The chosen one stays in the list, whatever is searched for. */
export function HoldingChoice({ form, offer, holdings, all }: HoldingChoiceProps) {
  const [picked, setPicked] = useState<HeldHolding>();
  const { values, errors } = form;
  const chosen = findChosen(picked ? [picked, ...all] : all, values);
  const shown = holdings.slice(0, SHOWN);
  const isListed = shown.some(({ subregister }) => subregister.id === chosen?.subregister.id);
  const listed = chosen && !isListed ? [chosen, ...shown] : shown;
  const before = chosenHolding(values);
  const options = [
    NEW,
    ...(before && !chosen
      ? [
          {
            value: CHOSEN_BEFORE,
            label: nameOfHolding(values),
            isName: true,
            explanation: numberEnding(before.account_id ?? ''),
          },
        ]
      : []),
    ...listed.map(toOption),
  ];
  const choose = (value: string) => {
    if (value === 'NEW') return form.change(NONE);
    const held = listed.find(({ subregister }) => String(subregister.id) === value);
    if (held === undefined) return;
    setPicked(held);
    const [likeliest] = usesOf(held.subregister, offer.security);
    form.change({ ...choiceOf(held), holdingProfileType: likeliest });
  };
  return (
    <>
      <FieldGrid>
        <RadioCards
          id={fieldOf(values)}
          name="holding"
          label={texts.whichHolding}
          isColumn
          options={options}
          value={before === null ? isNew(values) : chosen ? String(chosen.subregister.id) : CHOSEN_BEFORE}
          error={errors['selectedSubregister'] ?? errors['selectedHolder'] ?? errors['holdingProfileType']}
          onChange={choose}
          onBlur={form.left}
        />
      </FieldGrid>
      {holdings.length > SHOWN && <p className={styles.accountHelp}>{texts.onlyFirst(SHOWN, holdings.length)}</p>}
      {chosen && <HoldingUse form={form} offer={offer} held={chosen} />}
    </>
  );
}

const NONE = { holdingProfileType: 'NEW', selectedSubregister: null, selectedHolder: null } as const;

function isNew({ holdingProfileType: profile = 'NEW' }: LandingForm['values']): 'NEW' | undefined {
  return profile === 'NEW' ? 'NEW' : undefined;
}

/** Returns the id by which the summary of problems leads to the choice. */
function fieldOf({ holdingProfileType: profile }: LandingForm['values']): string {
  return profile === 'EXISTING' ? 'landing-selectedHolder' : 'landing-selectedSubregister';
}

function toOption({ holder, subregister }: HeldHolding): FieldOption {
  const isReadOnly = !allowsApplying(holder.user_access);
  const facts = describeHolding(subregister);
  return {
    value: String(subregister.id),
    label: subregister.name_and_designation,
    isName: true,
    explanation: isReadOnly ? `${facts}. ${texts.readOnly}` : facts,
    disabled: isReadOnly,
  };
}

interface HoldingUseProps {
  form: LandingForm;
  offer: Offer;
  held: HeldHolding;
  /** The person has no other: it is shown here, beside the choice of a new one. */
  isOnly?: boolean;
}

/** Asks what to do with a holding: add to it, or buy under its holder (1-HOLD-04). */
export function HoldingUse({ form, offer, held, isOnly = false }: HoldingUseProps) {
  const { values, errors } = form;
  const { holder, subregister } = held;
  const mayApply = allowsApplying(holder.user_access);
  const uses = usesOf(subregister, offer.security);
  const help = {
    TOP_UP: texts.topUpHelp,
    EXISTING: texts.existingHelp(holder.account_name),
    DUPLICATE: texts.duplicateHelp,
  };
  const options: FieldOption[] = [
    ...(isOnly ? [NEW] : []),
    ...uses.map((use) => ({ value: use, label: texts.profiles[use], explanation: help[use] })),
  ];
  const choose = (value: string) => {
    const holdingProfileType = uses.find((use) => use === value);
    form.change(holdingProfileType ? { ...choiceOf(held), holdingProfileType } : NONE);
  };
  return (
    <>
      {isOnly && (
        <div>
          <h3>{texts.existingHolding}</h3>
          <p>
            <b translate="no">{subregister.name_and_designation}</b>
          </p>
          <p className={styles.accountHelp}>{describeHolding(subregister)}</p>
          {!mayApply && <p>{texts.readOnly}</p>}
        </div>
      )}
      {mayApply && (
        <FieldGrid>
          <RadioCards
            id={isOnly ? fieldOf(values) : 'landing-holdingProfileType'}
            name="holdingProfileType"
            label={texts.whatWithHolding}
            isColumn
            options={options}
            value={chosenHolding(values) === null ? isNew(values) : values.holdingProfileType}
            error={isOnly ? (errors['selectedSubregister'] ?? errors['selectedHolder']) : errors['holdingProfileType']}
            onChange={choose}
            onBlur={form.left}
          />
        </FieldGrid>
      )}
    </>
  );
}

interface HoldingSearchProps {
  label: string;
  help: string;
  /** Outcome of the search; '' for none. */
  status: string;
  /** Called 500 ms after the last key, and on Enter (3-HOLD-11). */
  onSearch: (term: string) => void;
}

/** Search field above a list of holdings. The term is kept here alone. */
export function HoldingSearch({ label, help, status, onSearch }: HoldingSearchProps) {
  const [query, setQuery] = useState('');
  const search = (term: string) => onSearch(term.trim());
  const callOff = useDebouncedSearch({ query, isActive: true, delayMs: SEARCH_DEBOUNCE_MS, onSearch: search });
  return (
    <div role="search">
      <FieldGrid>
        <TextField
          id="landing-holding-search"
          name="holding-search"
          type="search"
          label={label}
          help={help}
          autoComplete="off"
          maxLength={200}
          value={query}
          onChange={setQuery}
          onEnter={() => {
            callOff();
            search(query);
          }}
        />
      </FieldGrid>
      <p role="status" className={styles.accountHelp}>
        {status}
      </p>
    </div>
  );
}
