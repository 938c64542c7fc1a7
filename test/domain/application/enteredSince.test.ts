import type { Application } from '#domain/application.ts';
import { stepsEnteredSince } from '#domain/application/enteredSince.ts';

const contact_details = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' };
const ann = { id: 'ann', legalFirstName: 'Ann', legalLastName: 'Lee' };
const individual = (changes: object = {}): Application => ({
  contact_details,
  investor_details: { investor_type: 'individual', investors: [{ ...ann, ...changes }] },
});
const company: Application = {
  contact_details,
  investor_details: { investor_type: 'company', companyName: 'Acme', registered_country: 'AU' },
};
const nobody: Application = {
  contact_details,
  investor_details: { investor_type: 'individual', investors: [{ id: 'ann' }] },
};
const directors = (...people: object[]): Application => ({ directors: { directors: people } });

it.each<[string, Application, Application, Application, string[]]>([
  ['nothing', nobody, nobody, company, []],
  ['what was filled in from the contact details', nobody, individual(), company, []],
  [
    'what was there when it was removed',
    individual({ occupation: 'Baker' }),
    individual({ occupation: 'Baker' }),
    company,
    [],
  ],
  ['a word typed since', nobody, individual({ occupation: 'Baker' }), company, ['investor_details']],
  ['a country that nobody chose', nobody, { ...nobody, investor_details: { registered_country: 'AU' } }, company, []],
  [
    'a tax form of the other type',
    nobody,
    { ...nobody, tax_details: { investors: [{ tfn: '123' }] } },
    { ...company, tax_details: { investors: [{ tfn: '999' }] } },
    ['tax_details'],
  ],
  [
    'somebody typed over, whose former words come back',
    directors({ id: 'bo', legalFirstName: 'Bo' }),
    directors({ id: 'bo', legalFirstName: 'Bob' }),
    directors({ id: 'ana', legalFirstName: 'Ana' }, { id: 'bo', legalFirstName: 'Bo' }),
    ['directors'],
  ],
  [
    'somebody typed over, who stays so at another place of the list',
    directors({ id: 'bo', legalFirstName: 'Bo' }),
    directors({ id: 'bo', legalFirstName: 'Bob' }),
    directors({ id: 'ana', legalFirstName: 'Ana' }, { id: 'bo', legalFirstName: 'Bob' }),
    [],
  ],
])('[2-STEP-31] tells what Undo would replace: %s', (_what, left, now, undone, steps) => {
  expect(stepsEnteredSince({ left, now, undone })).toEqual(steps);
});
