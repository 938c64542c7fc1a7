import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newAddress } from '#domain/addresses/address.ts';
import type { Application } from '#domain/application.ts';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { pickPerson } from '#domain/people/roles.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { stepDrafted } from '#store/events.ts';
import {
  aCompanyOf,
  block,
  IDENTIFIED,
  inBlock,
  known,
  next,
  renderPeople,
  titles,
} from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aDemoOffer } from '#test/support/applications.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { useServer } from '#test/support/server.ts';
import {
  type View,
  ana,
  bo,
  NEWCOMER,
  ANA,
  stepOf,
  savedOf,
  questions,
  question,
  press,
  type,
  declaring,
  contact,
  second,
  renderInvestor,
} from '#test/support/whoQuestions.tsx';

describe('an investor who is typed over', () => {
  useServer();
  it('[2-BO-12, 3-TAX-28] is asked about where they have declared a tax number, also by Next; somebody else declares their own', async () => {
    const view = await renderInvestor(declaring([contact], '123456782'));

    await type(view, NEWCOMER);
    expect(await question('Is this still Ana Li?')).toHaveTextContent('Ana Li has given tax details.');
    expect(screen.getByLabelText('Date of birth')).toHaveFocus();
    await view.user.click(next());
    expect(screen.getByRole('link', { name: 'Please say whether this is still Ana Li' })).toBeInTheDocument();
    expect(stepOf(view)).toBe('investor_details');
    await press(view, 'No, this is someone else');

    expect(screen.getByLabelText('Legal first name')).toHaveValue('Cy');
    expect(screen.getByLabelText('Legal first name')).toHaveFocus();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('');
    expect(questions()).toEqual([]);
    await waitFor(() => {
      const draft = selectStepDraft(view.store.getState(), 'investor_details')?.investors?.[0];
      expect(draft).toMatchObject({
        id: expect.not.stringMatching(String(contact.id)) as string,
        legalFirstName: 'Cy',
      });
    });
  });

  it('[2-BO-12] is not asked about where the tax details have no number yet', async () => {
    const view = await renderInvestor(declaring([contact], ''));

    await type(view, NEWCOMER);
    await view.user.click(next());

    await waitFor(() => expect(stepOf(view)).not.toBe('investor_details'));
    expect(savedOf(view).investor_details?.investors).toMatchObject([{ id: contact.id, legalFirstName: 'Cy' }]);
  });

  it('[2-BO-12, 3-TAX-28] is still asked about after another answer has taken something away', async () => {
    const view = await renderInvestor(declaring([contact, second, known('Cy', 'Day')], '123456782'));
    await type(view, { ...NEWCOMER, 'Legal first name': 'Dee' }, inBlock('Joint investor 1'));
    await question('Is this still Bo Mo?');

    await view.user.click(inBlock('Joint investor 2').getByRole('button', { name: /^Delete/ }));
    await press(view, 'Remove');
    await waitFor(() => expect(savedOf(view).tax_details?.investors).toHaveLength(2));
    await press(view, 'No, this is someone else');

    expect(inBlock('Joint investor details').getByLabelText('Legal first name')).toHaveValue('Dee');
    expect(savedOf(view).investor_details?.investors).toMatchObject([{}, { id: second.id, legalFirstName: 'Bo' }]);
    const draft = () => selectStepDraft(view.store.getState(), 'investor_details')?.investors?.map(({ id }) => id);
    await waitFor(() => expect(draft()).toEqual([contact.id, expect.not.stringMatching(String(second.id))]));
  });

  it('[2-BO-12, 2-BARE-01] is asked about as trustee of a bare trust who is a beneficial owner', async () => {
    const trustee = { ...bo, trusteeType: 'individual' as const };
    const application: Application = {
      investor_details: {
        investor_type: 'bare_trust',
        investors: [{ ...ana, trusteeType: 'individual' }, trustee],
        has_holding_company: false,
      },
      beneficial_owners: { beneficialOwners: [bo] },
    };
    const view = await renderInvestor(application, IDENTIFIED);

    await waitFor(() => expect(block('Trustee 2')).toHaveTextContent('Changes here also change Beneficial owner 1.'));
    await type(view, NEWCOMER, inBlock('Trustee 2'));
    expect(await question('Is this still Bo Mo?')).toHaveTextContent('Bo Mo is also Beneficial owner 1.');
    await press(view, 'Yes, Bo Mo has changed');
    await view.user.click(next());

    await waitFor(() => expect(stepOf(view)).not.toBe('investor_details'));
    expect(savedOf(view).beneficial_owners?.beneficialOwners).toMatchObject([{ id: bo.id, legalFirstName: 'Cy' }]);
  });
});

describe('somebody else who is typed over', () => {
  useServer();
  const PDF = { id: 'd1', filename: 'passport.pdf', download: '/api/application_docs/d1/' };

  it('[2-BO-12] takes no document along, saved or not', async () => {
    const application = { ...aCompanyOf(IDENTIFIED), directors: { directors: [ana, bo] } };
    const owners = { beneficialOwners: [{ ...bo, idDoc: PDF, sourceOfWealthDoc: { ...PDF, id: 'd2' } }] };
    const store = aStoreAt('beneficial_owners', {
      offer: IDENTIFIED,
      application: { ...application, beneficial_owners: { beneficialOwners: [bo] } },
    });
    store.dispatch(stepDrafted({ name: 'beneficial_owners', values: owners }));
    const view = { ...renderWithStore(<BeneficialOwnersStep />, store), user: userEvent.setup({ delay: null }) };
    await act(async () => undefined);
    expect(block('Beneficial owner 1')).toHaveTextContent('passport.pdf');

    await type(view, NEWCOMER, inBlock('Beneficial owner 1'));
    await press(view, 'No, this is someone else');

    expect(block('Beneficial owner 1')).toHaveTextContent('Choose a PDF file');
    const draft = selectStepDraft(store.getState(), 'beneficial_owners')?.beneficialOwners?.[0];
    expect([draft?.idDoc?.filename, draft?.sourceOfWealthDoc?.filename]).toEqual([undefined, undefined]);
  });

  it('[2-BO-12, 3-ADDR-04] begins like anybody who is new, with Australia and the search for the address', async () => {
    const offer = aDemoOffer('saltbush-healthcare-property');
    const address = {
      address_type: 'Manual',
      address_line_1: '1 Hay Street',
      suburb_city: 'Perth',
      state: 'WA',
      postcode: '6000',
      country: 16,
    } as const;
    const director = { ...bo, registration_address: address };
    const application = { ...aCompanyOf(offer), directors: { directors: [director] } };
    const beneficialOwners = [pickPerson(director, 'beneficial_owner', application)];
    const view = await renderPeople(BeneficialOwnersStep, 'beneficial_owners', {
      offer,
      application: { ...application, beneficial_owners: { beneficialOwners } },
    });

    await type(view, NEWCOMER, inBlock('Beneficial owner 1'));
    await press(view, 'No, this is someone else');

    const draft = selectStepDraft(view.store.getState(), 'beneficial_owners')?.beneficialOwners?.[0];
    expect(draft?.registration_address).toEqual(newAddress());
  });
});

describe('who was said to be the same', () => {
  useServer();

  it('[2-BO-12, 1-SHELL-49] stays it over a reload, until a third person is typed', async () => {
    const application = {
      ...aCompanyOf(IDENTIFIED),
      directors: { directors: [ana, bo] },
      beneficial_owners: { beneficialOwners: [bo] },
    };
    const view = await renderPeople(DirectorsStep, 'directors', { offer: IDENTIFIED, application });
    await type(view, NEWCOMER, inBlock('Director 2'));
    await press(view, 'Yes, Bo Mo has changed');
    view.unmount();

    const again = { ...view, ...renderWithStore(<DirectorsStep />, view.store) };
    await act(async () => undefined);
    expect(inBlock('Director 2').getByLabelText('Legal first name')).toHaveValue('Cy');
    await again.user.click(next());

    await waitFor(() => expect(stepOf(again)).not.toBe('directors'));
    const [, director] = savedOf(again).directors?.directors ?? [];
    expect(director).toMatchObject({ id: bo.id, legalFirstName: 'Cy' });
    expect(director).not.toHaveProperty('confirmed');
  });
});

describe('somebody who is typed a second time', () => {
  useServer();
  const company: Application = { ...aCompanyOf(IDENTIFIED), directors: { directors: [ana, bo] } };
  const renderOwners = () =>
    renderPeople(BeneficialOwnersStep, 'beneficial_owners', { offer: IDENTIFIED, application: company });
  const renderDirectors = (application: Application) =>
    renderPeople(DirectorsStep, 'directors', { offer: IDENTIFIED, application });
  /** Another row with the name and birthday of Ana Li. */
  async function typeAna(view: View, button: string, title: string) {
    await view.user.click(screen.getByRole('button', { name: button }));
    await type(view, ANA, inBlock(title));
  }

  it('[2-BO-12] is asked about in a later list, also by Next, and is one person where that is the answer', async () => {
    const view = await renderOwners();
    await typeAna(view, 'Add beneficial owner', 'Beneficial owner 1');

    await question('Is this the Ana Li who is Director 1?');
    await view.user.click(next());
    expect(
      screen.getByRole('link', { name: 'Beneficial owner 1: Please say whether Ana Li is one person or two' }),
    ).toBeInTheDocument();
    await press(view, 'Yes, the same person');

    expect(questions()).toEqual([]);
    expect(inBlock('Beneficial owner 1').getByLabelText('Legal first name')).toHaveValue('Ana');
    expect(inBlock('Beneficial owner 1').getByLabelText(/^Email/)).toHaveValue('ana@x.au');
    expect(inBlock('Beneficial owner 1').getByLabelText('Legal first name')).toHaveFocus();
    expect(block('Beneficial owner 1')).toHaveTextContent('Changes here also change Director 1.');
    expect(screen.queryByRole('button', { name: 'Add Ana Li' })).not.toBeInTheDocument();
    await view.user.click(next());
    await waitFor(() => expect(stepOf(view)).not.toBe('beneficial_owners'));
    expect(savedOf(view).beneficial_owners?.beneficialOwners).toMatchObject([{ id: ana.id }]);
  });

  it('[2-BO-12, 1-SHELL-49] is two where that is the answer, and is not asked about again after a reload', async () => {
    const view = await renderOwners();
    await typeAna(view, 'Add beneficial owner', 'Beneficial owner 1');
    await press(view, 'No, two people');
    view.unmount();

    renderWithStore(<BeneficialOwnersStep />, view.store);
    await act(async () => undefined);

    expect(inBlock('Beneficial owner 1').getByLabelText('Legal first name')).toHaveValue('ana');
    expect(questions()).toEqual([]);
    const draft = selectStepDraft(view.store.getState(), 'beneficial_owners')?.beneficialOwners?.[0];
    expect(draft?.id).not.toBe(ana.id);
  });

  it('[2-BO-12, 2-DIR-03] is offered to be removed where they stand in the very list already', async () => {
    const view = await renderDirectors({ ...aCompanyOf(IDENTIFIED), directors: { directors: [ana] } });
    await typeAna(view, 'Add director', 'Director 2');

    expect(await question('Is Ana Li entered twice?')).toHaveTextContent('the same as for Director 1');
    expect(questions()).toHaveLength(1);
    await press(view, 'Yes, remove this one');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove director 2?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Remove' }));

    expect(titles()).toEqual(['Director 1']);
    expect(selectStepDraft(view.store.getState(), 'directors')?.directors).toMatchObject([{ id: ana.id }]);
  });

  it('[2-BO-12] is asked about in the later block where the earlier one is typed over', async () => {
    const view = await renderDirectors({ ...aCompanyOf(IDENTIFIED), directors: { directors: [bo, ana] } });
    await type(view, ANA, inBlock('Director 1'));

    await waitFor(() => expect(block('Director 2')).toHaveTextContent('the same as for Director 1'));
    expect(questions()).toHaveLength(1);
    await type(view, { 'Legal first name': 'Bo' }, inBlock('Director 1'));
    await waitFor(() => expect(questions()).toEqual([]));
  });

  it('[2-BO-12] is not asked about where two were saved apart, nor by a name alone', async () => {
    const view = await renderDirectors({
      ...aCompanyOf(IDENTIFIED),
      directors: { directors: [ana, { ...bo, legalFirstName: 'Ana', legalLastName: 'Li' }] },
      beneficial_owners: { beneficialOwners: [{ ...ana, id: 'ana-li-2' }] },
    });
    await type(view, { 'Legal first name': 'Ana' }, inBlock('Director 1'));
    await view.user.click(next());

    await waitFor(() => expect(stepOf(view)).not.toBe('directors'));
  });
});
