import { useState } from 'react';
import type { IssuerList, IssuerListQuery } from '#api/issuerApi.ts';
import { LIST_MARKS, LIST_ORDERS, LONGEST_SEARCH } from '#domain/application/issuerList.ts';
import { PAID_STATES } from '#domain/application/receivedPayments.ts';
import { STATUS_ACTORS } from '#domain/data/choices.ts';
import { fromIsoDate, normaliseDate, toIsoDate } from '#domain/formats/dates.ts';
import { personErrors } from '#domain/texts/errors.ts';
import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { Button } from '#features/ui/Button.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { useToday } from '#features/ui/useToday.ts';
import styles from './applications.module.css';

const [FIRST, ...OTHERS] = LIST_ORDERS;
const DATES = ['from', 'to'] as const;

interface FiltersProps {
  query: IssuerListQuery;
  offers: IssuerList['offers'];
  onChange: (change: Partial<IssuerListQuery>) => void;
}

/** Search, order, and the filters besides the status. A choice counts at once, typed text once Enter is pressed. */
export function Filters({ query, offers, onChange }: FiltersProps) {
  const [typed, setTyped] = useTyped(query);
  const today = useToday();
  const [wrong, setWrong] = useState<string[]>([]);
  const submit = () => {
    const dates = DATES.map((name) => [name, normaliseDate(typed[name], { kind: 'issue', today })] as const);
    const unreadable = dates.filter(([, date]) => date !== '' && toIsoDate(date) === null).map(([name]) => name);
    setWrong(unreadable);
    const [first] = unreadable;
    if (first !== undefined) return focusField(`issuer-${first}`);
    const read = Object.fromEntries(dates.map(([name, date]) => [name, toIsoDate(date) ?? '']));
    onChange({ search: typed.search.trim(), ...read });
  };
  const active = [query.mark, query.paid, query.entered_by, query.from, query.to].filter(Boolean).length;
  return (
    <form
      role="search"
      className={styles.filters}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.search}>
        <TextField
          id="issuer-search"
          name="search"
          label={texts.searchLabel}
          type="search"
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          value={typed.search}
          onChange={(search) => setTyped({ ...typed, search })}
        />
        <Button type="submit">{texts.search}</Button>
      </div>
      {offers.length > 1 && (
        <Choice
          name="offer"
          label={texts.offer}
          none={texts.allOffers}
          value={query.offer}
          options={offers.map(({ id, name }) => [String(id), name])}
          onChange={(offer) => onChange({ offer })}
        />
      )}
      <Choice
        name="order"
        label={texts.order}
        none={texts.orders[FIRST]}
        value={query.order === FIRST ? '' : query.order}
        options={OTHERS.map((order) => [order, texts.orders[order]])}
        onChange={(order) => onChange({ order: order || FIRST })}
      />
      <details className={styles.more} open={active > 0 || undefined}>
        <summary>{texts.more(active)}</summary>
        <FieldGrid>
          <Choice
            name="mark"
            label={texts.mark}
            none={texts.anyMark}
            value={query.mark}
            options={LIST_MARKS.map((mark) => [mark, texts.marks[mark]])}
            onChange={(mark) => onChange({ mark })}
          />
          <Choice
            name="paid"
            label={receivedTexts.title}
            none={texts.anyPaid}
            value={query.paid}
            options={PAID_STATES.map((state) => [state, receivedTexts.states[state]])}
            onChange={(paid) => onChange({ paid })}
          />
          <Choice
            name="entered_by"
            label={texts.enteredBy}
            none={texts.anybody}
            value={query.entered_by}
            options={STATUS_ACTORS.map((actor) => [actor, texts.actors[actor]])}
            onChange={(entered_by) => onChange({ entered_by })}
          />
          {DATES.map((name) => (
            <DateField
              key={name}
              id={`issuer-${name}`}
              name={name}
              label={texts[name]}
              kind="issue"
              width={6}
              value={typed[name]}
              error={wrong.includes(name) ? personErrors.validDate : undefined}
              onChange={(date) => setTyped({ ...typed, [name]: date })}
            />
          ))}
        </FieldGrid>
        <Button type="submit">{texts.apply}</Button>
      </details>
    </form>
  );
}

/** Returns what is typed, until the query becomes another one, as after Back. */
function useTyped({ search, from, to }: IssuerListQuery) {
  const asked = { search, from: fromIsoDate(from), to: fromIsoDate(to) };
  const [typed, setTyped] = useState({ ...asked, of: asked });
  if (typed.of.search !== search || typed.of.from !== asked.from || typed.of.to !== asked.to)
    setTyped({ ...asked, of: asked });
  return [typed, setTyped] as const;
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  /** Label of the choice that leaves nothing out. */
  none: string;
  value: Value | '';
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value | '') => void;
}

function Choice<Value extends string>({ name, label, none, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      id={`issuer-${name}`}
      name={name}
      label={label}
      placeholder={none}
      width={6}
      value={value}
      options={options.map(([option, words]) => ({ value: option, label: words }))}
      onChange={(chosen) => onChange(options.find(([option]) => option === chosen)?.[0] ?? '')}
    />
  );
}
