import { screen, waitFor, within } from '@testing-library/react';
import type { Person } from '#domain/application.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aDemoOffer } from '#test/support/applications.ts';
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
import { useServer } from '#test/support/server.ts';

const ana = known('Ana', 'Li');
const bo = known('Bo', 'Mo', { dateOfBirth: '01/02/1980' });
const saved = (...directors: (typeof ana)[]) => ({ ...aCompanyOf(), directors: { directors } });
const renderDirectors = (options?: Parameters<typeof renderPeople>[2]) =>
  renderPeople(DirectorsStep, 'directors', options);
const addButton = () => screen.getByRole('button', { name: 'Add director' });
const deleteIn = (title: string) => inBlock(title).getByRole('button', { name: 'Delete director' });

describe('directors', () => {
  useServer();

  it('[2-DIR-02, 2-DIR-06] begins with one blank block, and adds as many as there are', async () => {
    const { user } = await renderDirectors();

    for (let count = 1; count < 6; count += 1) await user.click(addButton());

    expect(titles()).toEqual(['Director 1', 'Director 2', 'Director 3', 'Director 4', 'Director 5', 'Director 6']);
    expect(addButton()).toBeInTheDocument();
    expect(inBlock('Director 6').getByLabelText(/^Title/)).toHaveFocus();
  });

  it('[2-DIR-07, 2-DIR-08] judges each by the rules of a person, saves exactly what was typed, and goes on', async () => {
    const { user, store } = await renderDirectors({ application: saved(ana, { ...bo, legalLastName: '' }) });

    await user.click(next());
    expect(screen.getByRole('link', { name: 'Director 2: Please enter a legal last name' })).toBeInTheDocument();
    expect(selectCurrentStep(store.getState())).toBe('directors');

    await user.type(inBlock('Director 2').getByLabelText('Legal last name'), 'Mo');
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(selectApplication(store.getState()).directors).toEqual({ directors: [ana, bo] });
  });

  describe('[2-TRU-10, 2-BO-12] somebody who stands in another list too', () => {
    const licence = {
      idType: "Driver's licence",
      idStateOfIssue: 'VIC',
      idNumber: '123456789',
      idCardNumber: 'P1234567',
    };
    const [ana, bo] = [known('Ana', 'Li', licence), known('Bo', 'Mo', { ...licence, dateOfBirth: '01/02/1980' })];
    const owned = {
      offer: IDENTIFIED,
      application: {
        ...aCompanyOf(IDENTIFIED),
        directors: { directors: [ana, bo] },
        beneficial_owners: { beneficialOwners: [{ ...bo, emailAddress: 'bo@x.au' }] },
      },
    };
    const retype = async (user: Awaited<ReturnType<typeof renderDirectors>>['user'], answers: [string, string][]) => {
      for (const [label, text] of answers) {
        const field = inBlock('Director 2').getByLabelText(label);
        await user.clear(field);
        await user.type(field, text);
      }
    };
    const question = () => screen.findByRole('status', { name: 'Is this still Bo Mo?' });
    const NEWCOMER: [string, string][] = [
      ['Legal first name', 'Cy'],
      ['Date of birth', '05/06/1975'],
    ];
    const ownersIn = (store: Awaited<ReturnType<typeof renderDirectors>>['store']) =>
      selectApplication(store.getState()).beneficial_owners?.beneficialOwners;

    it('is said to change there too, and does', async () => {
      const { user, store } = await renderDirectors(owned);

      expect(block('Director 2')).toHaveTextContent('Changes here also change Beneficial owner 1.');
      expect(block('Director 1')).not.toHaveTextContent('Changes here also');
      await retype(user, [['Legal first name', 'Boris']]);
      await user.click(next());

      expect(ownersIn(store)).toMatchObject([{ id: bo.id, legalFirstName: 'Boris', emailAddress: 'bo@x.au' }]);
    });

    it('is asked about once neither name nor birthday is theirs, also by Next, and begins anew as somebody else', async () => {
      const { user, store } = await renderDirectors(owned);

      await retype(user, NEWCOMER);
      await user.click(next());
      expect(
        screen.getByRole('link', { name: 'Director 2: Please say whether this is still Bo Mo' }),
      ).toBeInTheDocument();
      await user.click(within(await question()).getByRole('button', { name: 'No, this is someone else' }));

      expect(inBlock('Director 2').getByLabelText('Legal first name')).toHaveValue('Cy');
      expect(inBlock('Director 2').queryByLabelText('Street name')).not.toBeInTheDocument();
      expect(block('Director 2')).not.toHaveTextContent('Changes here also');
      const draft = selectStepDraft(store.getState(), 'directors')?.directors?.[1];
      expect(draft).toMatchObject({ legalFirstName: 'Cy', dateOfBirth: '05/06/1975', emailAddress: '' });
      expect(draft?.id).not.toBe(bo.id);
      expect(ownersIn(store)).toMatchObject([{ id: bo.id, legalFirstName: 'Bo' }]);
    });

    it('stays the same person where that is the answer', async () => {
      const { user, store } = await renderDirectors(owned);

      await retype(user, NEWCOMER);
      await user.click(within(await question()).getByRole('button', { name: 'Yes, Bo Mo has changed' }));
      await user.click(next());

      await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('directors'));
      expect(ownersIn(store)).toMatchObject([{ id: bo.id, legalFirstName: 'Cy', dateOfBirth: '05/06/1975' }]);
    });

    it('is asked about again where a third person is typed over them, and not where they are as they were', async () => {
      const { user, store } = await renderDirectors(owned);
      await retype(user, NEWCOMER);
      await user.click(within(await question()).getByRole('button', { name: 'Yes, Bo Mo has changed' }));

      await retype(user, [
        ['Legal first name', 'Bo'],
        ['Date of birth', '27/03/1984'],
      ]);
      await waitFor(() => expect(block('Director 2')).toHaveTextContent('Changes here also change'));
      await retype(user, [
        ['Legal first name', 'Dee'],
        ['Date of birth', '01/02/1963'],
      ]);
      await user.click(next());

      expect(await question()).toBeInTheDocument();
      expect(selectCurrentStep(store.getState())).toBe('directors');
      await user.click(within(await question()).getByRole('button', { name: 'No, this is someone else' }));
      expect(inBlock('Director 2').getByLabelText('Legal last name')).toHaveValue('Mo');
    });
  });

  it('[2-DIR-03, 2-DIR-04] asks for one when all are deleted, at the button that adds one', async () => {
    const { user, store } = await renderDirectors();

    await user.click(deleteIn('Director 1'));
    expect(titles()).toEqual([]);
    expect(addButton()).toHaveFocus();
    await user.click(next());

    expect(screen.getByRole('link', { name: 'At least one director is required' })).toBeInTheDocument();
    expect(addButton()).toHaveAccessibleDescription('At least one director is required');
    expect(selectCurrentStep(store.getState())).toBe('directors');
    await user.click(addButton());
    expect(screen.queryByText('At least one director is required')).not.toBeInTheDocument();
  });

  it('[2-DIR-05] begins without anybody, and goes on so, where a provider verifies people', async () => {
    const offer = aDemoOffer('emberfield-copper', { require_aml_kyc: false, use_greenid_verification: true });
    const { user, store } = await renderDirectors({ offer });

    expect(titles()).toEqual([]);
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(selectApplication(store.getState()).directors).toEqual({ directors: [] });
  });

  it('[2-DIR-03] says what deleting removes; Keep keeps it, Remove can be undone', async () => {
    const licence = { id: 'd1', filename: 'licence.pdf', download: '/api/application_docs/d1/' };
    const { user, store } = await renderDirectors({ application: saved({ ...ana, idDoc: licence }, bo) });

    await user.click(deleteIn('Director 1'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ana Li?' });
    expect(dialog).toHaveTextContent('This removes Ana Li, 1 document.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    expect(titles()).toEqual(['Director 1', 'Director 2']);

    await user.click(deleteIn('Director 1'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(titles()).toEqual(['Director 1']);
    expect(inBlock('Director 1').getByLabelText('Legal first name')).toHaveValue('Bo');
    expect(selectStepDraft(store.getState(), 'directors')?.directors).toHaveLength(1);
    expect(selectShelfEntry(store.getState())).toMatchObject({
      removed: '1 director, 1 document',
      drafts: { directors: { directors: [{ legalFirstName: 'Ana' }, { legalFirstName: 'Bo' }] } },
    });
  });

  it.each<[string, Person[], string, string]>([
    [
      'by their block without a name',
      [ana, newPerson({ id: 'x', dateOfBirth: '01/02/1980' })],
      'Director 2',
      'director 2',
    ],
    [
      'with the birthday beside another of the same name',
      [
        { ...ana, id: 'first' },
        { ...ana, id: 'second', dateOfBirth: '02/05/1990' },
      ],
      'Director 2',
      'Ana Li, born 02/05/1990',
    ],
  ])('[2-DIR-03, 2-STEP-31] asks about who is deleted %s', async (_how, directors, title, name) => {
    const { user } = await renderDirectors({ application: saved(...directors) });

    await user.click(deleteIn(title));

    expect(await screen.findByRole('alertdialog', { name: `Remove ${name}?` })).toBeInTheDocument();
  });

  it('[2-DIR-03] says where else somebody stays who is deleted here', async () => {
    const application = {
      ...saved(ana, bo),
      beneficial_owners: { beneficialOwners: [{ ...ana, prefill: 'directors.directors.0' }] },
    };
    const { user } = await renderDirectors({ offer: aDemoOffer('emberfield-copper'), application });

    await user.click(deleteIn('Director 1'));

    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Ana Li is also entered as beneficial owner, and stays there.',
    );
  });

  it('[1-SHELL-49] keeps who was added, and what was typed, over a reload', async () => {
    const { user, store, unmount } = await renderDirectors({ application: saved(ana) });
    await user.click(addButton());
    await user.type(inBlock('Director 2').getByLabelText('Legal first name'), 'Bo');
    unmount();

    renderWithStore(<DirectorsStep />, store);

    expect(titles()).toEqual(['Director 1', 'Director 2']);
    expect(inBlock('Director 2').getByLabelText('Legal first name')).toHaveValue('Bo');
  });
});
