import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MoneyField } from '#features/ui/fields/MoneyField.tsx';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { TYPED_AMOUNTS, TYPED_PHONES } from '#test/support/typedValues.ts';

/** Each fourth row; every one of them in a real browser. */
const some = <Row,>(rows: readonly Row[]) => rows.filter((_, index) => index % 4 === 0);

function setUp(kind: 'phone' | 'amount') {
  const onNext = jest.fn<void, [{ answer: string }]>();
  render(
    <SingleBlockForm id="sample" initialValues={{ answer: '' }} validate={() => ({})} onNext={onNext} onDraft={() => undefined}>
      {(block) => (kind === 'phone' ? <PhoneField {...block.bind('answer')} label="Answer" /> : <MoneyField {...block.bind('answer')} label="Answer" currency="AUD" scale={8} />)}
    </SingleBlockForm>,
  );
  return { onNext, field: screen.getByRole('textbox', { name: 'Answer' }), user: userEvent.setup({ delay: null }) };
}

describe('Enter tidies as leaving the field does, in one press', () => {
  it.each(some(TYPED_PHONES.filter(({ chosen }) => chosen === undefined)))('[1-CONT-29] a number typed $typed', async ({ typed, stored }) => {
    const { onNext, field, user } = setUp('phone');
    await user.type(field, `${typed}{Enter}`);
    if (stored === null) expect(onNext.mock.lastCall?.[0].answer).toContain(typed);
    else expect(onNext.mock.lastCall?.[0].answer).toBe(stored);
  });

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
});

it.each(['0412345678', '+61412345678'])('[1-CONT-29] takes %s as one event, as a phone fills it in', async (filled) => {
  const { onNext, field, user } = setUp('phone');
  await user.click(field);
  await user.paste(filled);
  await user.keyboard('{Enter}');
  expect(onNext.mock.lastCall?.[0].answer).toBe('+61412345678');
});
