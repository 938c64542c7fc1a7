import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { MoneyField } from '#features/ui/masks/MoneyField.tsx';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import type { DateKind } from '#domain/formats/dates.ts';
import { TYPED_AMOUNTS, TYPED_DATES, TYPED_ON, TYPED_PHONES } from '#test/support/typedValues.ts';

/** Each fourth row; the test of the formats has every one. */
const some = <Row,>(rows: readonly Row[]) => rows.filter((_, index) => index % 4 === 0);

interface Values {
  answer: string;
}

const FIELDS = {
  phone: (block: BlockApi<Values>) => <PhoneField {...block.bind('answer')} label="Answer" />,
  amount: (block: BlockApi<Values>) => <MoneyField {...block.bind('answer')} label="Answer" currency="AUD" scale={8} />,
  name: (block: BlockApi<Values>) => <TextField {...block.bind('answer')} label="Answer" />,
  ...datesOf('birth'),
  ...datesOf('expiry'),
  ...datesOf('issue'),
};

function datesOf<K extends DateKind>(kind: K) {
  return {
    [kind]: (block: BlockApi<Values>) => <DateField {...block.bind('answer')} kind={kind} label="Answer" />,
  } as Record<K, (block: BlockApi<Values>) => React.ReactElement>;
}

function setUp(kind: keyof typeof FIELDS) {
  const onNext = jest.fn<void, [Values]>();
  render(
    <SingleBlockForm
      id="sample"
      initialValues={{ answer: '' }}
      validate={() => ({})}
      onNext={onNext}
      onDraft={() => undefined}
    >
      {FIELDS[kind]}
    </SingleBlockForm>,
  );
  return { onNext, field: screen.getByRole('textbox', { name: 'Answer' }), user: userEvent.setup({ delay: null }) };
}

describe('Enter tidies as leaving the field does, in one press', () => {
  it.each(some(TYPED_PHONES.filter(({ chosen }) => chosen === undefined)))(
    '[1-CONT-29] a number typed $typed',
    async ({ typed, stored }) => {
      const { onNext, field, user } = setUp('phone');
      await user.type(field, `${typed}{Enter}`);
      if (stored === null) expect(onNext.mock.lastCall?.[0].answer).toContain(typed);
      else expect(onNext.mock.lastCall?.[0].answer).toBe(stored);
    },
  );

  it.each(some(TYPED_AMOUNTS))('[1-AMT-22] an amount typed $typed', async ({ typed, stored }) => {
    const { onNext, field, user } = setUp('amount');
    await user.type(field, `${typed}{Enter}`);
    expect(onNext.mock.lastCall?.[0].answer).toBe(stored ?? typed);
  });

  it.each(some(TYPED_AMOUNTS))('[1-AMT-22] an amount pasted as $typed', async ({ typed, stored }) => {
    const { onNext, field, user } = setUp('amount');
    await user.click(field);
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(onNext.mock.lastCall?.[0].answer).toBe(stored ?? typed);
  });

  describe('dates', () => {
    beforeEach(() => jest.useFakeTimers({ now: new Date(`${TYPED_ON}T12:00:00`), advanceTimers: true }));
    afterEach(() => jest.useRealTimers());

    it.each(some(TYPED_DATES))('[2-INV-37] a date of $kind typed $typed', async ({ kind, typed, stored }) => {
      const { onNext, field, user } = setUp(kind);
      await user.type(field, `${typed}{Enter}`);
      expect(onNext.mock.calls).toEqual([[{ answer: stored ?? typed }]]);
    });
  });

  it.each(['  Ann', 'Ann  ', ' Ann\u00a0'])('a name typed as %j', async (typed) => {
    const { onNext, field, user } = setUp('name');
    await user.type(field, `${typed}{Enter}`);
    expect(onNext.mock.calls).toEqual([[{ answer: 'Ann' }]]);
  });
});

describe('the code that comes with a pasted number wins over the chosen country', () => {
  it.each([
    ['New Zealand +64', '021 123 4567', '+64211234567'],
    ['New Zealand +64', '0064 21 123 4567', '+64211234567'],
    ['New Zealand +64', '0412 345 678', '+64412345678'],
    ['New Zealand +64', '+61 412 345 678', '+61412345678'],
    ['New Zealand +64', '0061 412 345 678', '+61412345678'],
    ['Australia +61', '+64 21 123 4567', '+64211234567'],
    ['Australia +61', '0064 21 123 4567', '+64211234567'],
    ['Australia +61', '0011 64 21 123 4567', '+64211234567'],
    ['Australia +61', '(0412) 345-678', '+61412345678'],
  ])('[1-CONT-29] under %s, %s', async (country, pasted, stored) => {
    const { onNext, field, user } = setUp('phone');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), country);
    await user.click(field);
    await user.paste(pasted);
    await user.keyboard('{Enter}');
    expect(onNext.mock.calls).toEqual([[{ answer: stored }]]);
  });
});

it.each(['0412345678', '+61412345678'])('[1-CONT-29] takes %s as one event, as a phone fills it in', async (filled) => {
  const { onNext, field, user } = setUp('phone');
  await user.click(field);
  await user.paste(filled);
  await user.keyboard('{Enter}');
  expect(onNext.mock.lastCall?.[0].answer).toBe('+61412345678');
});
