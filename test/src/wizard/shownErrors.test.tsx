import { act, fireEvent, screen } from '@testing-library/react';
import { stepRecord } from '#src/wizard/stepRegistry.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { applicationOf, type SchemaRow } from '#test/support/schemaTables/rows.ts';
import { SECTIONS } from '#test/support/schemaTables/sections.ts';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

useServer();

/** Rows that no form can come to, with the reason, by their names or by step and name. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ...[
    'a text for a document',
    'a text for a person',
    'a text for a list',
    'a list for a text',
    'no kind that we know',
  ].map((name) => [name, 'no field gives such a value'] as const),
  ...[
    'nobody',
    'no list',
    'neither company nor person',
    'none after all',
    'no custodian after all',
    'no type',
    'no block',
  ].map((name) => [name, 'the step opens with a first one, whose fields say what they lack'] as const),
  ...['two persons as one individual', 'five', 'four blocks'].map(
    (name) => [name, 'the button that adds is gone'] as const,
  ),
  ...['no first name', 'no last name', 'blanks only'].map(
    (name) => [`investor_details: ${name}`, 'the step opens with the name of the applicant'] as const,
  ),
  ...['not Australian, no country', 'other countries, no country', 'no kind of address'].map(
    (name) => [name, 'the step opens with an empty answer, which is asked for under its own field'] as const,
  ),
  ['tomorrow', 'the rows have another day than the device (today.full.test.tsx)'],
]);

/**
 * One row for each field of a step that can be refused, wherever in the step it stands: which values are refused, test/domain/stepRules
 * asks.
 */
function rowsByField() {
  const rows = new Map<
    string,
    { step: (typeof SECTIONS)[number][0]; title: string; row: SchemaRow; message: string }
  >();
  for (const [step, title, all] of SECTIONS)
    for (const row of all) {
      // The offer's page has no Next; its own tests press what it has.
      if (step === 'landingpage' || row.expect === null) continue;
      if (LEFT_OUT.has(row.name) || LEFT_OUT.has(`${step}: ${row.name}`)) continue;
      const { path, message } = row.expect;
      const key = `${step} ${path.split('.').at(-1) ?? ''}`;
      if (!rows.has(key)) rows.set(key, { step, title, row, message });
    }
  return [...rows.values()];
}

const describedFields = () => [...document.querySelectorAll('[aria-describedby]')];

/** The texts that describe a field, as a screen reader reads them. */
const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('what a rule refuses is said beside its field', () => {
  it.each(rowsByField())('$title: $row.name', async ({ step, row, message }) => {
    const { offer: settings, user = null } = row;
    const offer = aDemoOffer('emberfield-copper', settings);
    const { screen: Step } = stepRecord(step);
    renderWithStore(<Step />, aStoreAt(step, { offer, application: applicationOf(step, row), user }));
    await arrived();

    fireEvent.click(screen.getByRole('button', { name: /^(Next|Submit)/, hidden: true }));
    await act(async () => {});

    expect(describedFields().map(descriptionOf)).toContainEqual(expect.stringContaining(message));
  });
});
