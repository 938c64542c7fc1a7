import { HttpResponse, http } from 'msw';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { COUNTRIES } from '#domain/addresses/countries.ts';
import type { Person } from '#domain/application.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { at } from '#test/support/handlers.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aCompanyOf, inBlock, known, next, renderPeople } from '#test/support/peopleStep.tsx';
import { server, useServer } from '#test/support/server.ts';

const LICENCE = {
  idType: "Driver's licence",
  idStateOfIssue: 'VIC',
  idNumber: '123456789',
  idCardNumber: 'P1234567',
};
const PASSPORT = { idType2: 'Passport', idNumber2: 'N1234567', idCountryOfIssue2: 16 };
const TWO = aDemoOffer('emberfield-copper', { required_doc_count: 2 });

const renderDirector = (person: Person, offer = aDemoOffer()) =>
  renderPeople(DirectorsStep, 'directors', {
    offer,
    application: { ...aCompanyOf(offer), directors: { directors: [person] } },
  });
const director = () => inBlock('Director 1');
const types = () => director().getAllByLabelText<HTMLSelectElement>('ID type');
const offered = (select: HTMLSelectElement | undefined) =>
  [...(select?.options ?? [])].map(({ textContent }) => textContent);
const address = () => director().getByRole('group', { name: 'Residential address' });
const state = () => director().getByLabelText<HTMLInputElement>(/^State(?! of issue)/);
/** A list of countries is filled once somebody reaches it. */
async function live(user: UserEvent, country: string, label = 'Country') {
  await user.click(director().getByLabelText(label));
  await user.selectOptions(director().getByLabelText(label), country);
}

describe('the identity of a person', () => {
  useServer();
  beforeEach(() =>
    server.use(http.get(at('/api/registry__country/'), () => HttpResponse.json({ results: COUNTRIES }))),
  );

  it('[2-ID-09, 2-ID-19, 2-ID-21] is no licence any more, in sight, once they live in New Zealand', async () => {
    const { user, store } = await renderDirector(known('Ana', 'Li', LICENCE));

    await live(user, 'New Zealand');

    expect(types()[0]).toHaveValue('');
    expect(offered(types()[0])).not.toContain("Driver's licence");
    expect(director().getByLabelText('ID number')).toHaveValue('');
    await live(user, 'Australia');
    expect(types()[0]).toHaveValue('');

    await user.click(next());
    expect(screen.getByRole('link', { name: 'Director 1: Please select an ID type' })).toBeInTheDocument();
    await waitFor(() => expect(selectApplication(store.getState()).directors?.directors?.[0]).toMatchObject(LICENCE));
  });

  it('[2-ID-09] opens without the licence of somebody who was saved abroad', async () => {
    await renderDirector(known('Ana', 'Li', { ...LICENCE, country: 140 }));

    expect(types()[0]).toHaveValue('');
  });

  it('[2-ID-08] never shows one type twice: what is chosen for the first leaves the second', async () => {
    const { user } = await renderDirector(known('Ana', 'Li', { ...LICENCE, ...PASSPORT }), TWO);
    const [first, second] = types();

    expect(offered(second)).not.toContain("Driver's licence");
    await user.selectOptions(first as HTMLElement, 'Passport');

    expect(first).toHaveValue('Passport');
    expect(second).toHaveValue('');
    expect(offered(second)).not.toContain('Passport');
    expect(director().getAllByLabelText('ID number')[1]).toHaveValue('');
    expect(offered(second)).toContain("Driver's licence");
  });

  it('[2-ADDR-18, 2-ADDR-19] leaves no state of Australia elsewhere, nor one from elsewhere in Australia', async () => {
    const { user } = await renderDirector(known('Ana', 'Li', LICENCE));

    expect(address()).toContainElement(state());
    expect(state()).toHaveValue('VIC');
    await live(user, 'New Zealand');
    expect(state()).toHaveValue('');
    await user.type(state(), 'Otago');
    await live(user, 'Australia');

    expect(state()).toHaveValue('');
    expect([...(state() as unknown as HTMLSelectElement).options].map(({ value }) => value)).not.toContain('Otago');
  });
});
