import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { Holder, Subregister } from '#domain/model/holders.ts';
import type { LandingFormValues } from '#domain/offers/landing.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { at } from '#test/support/handlers.ts';
import { aHolder, aSubregister } from '#test/support/holdings.ts';
import { server } from '#test/support/server.ts';
import { agree, proceed, radio, show, start, useStartPage } from './startPage.tsx';

useStartPage();

const SHARES = aSubregister();
const OPTIONS: Subregister = { ...SHARES, id: 42, security_code: 'EMBO', security_name: 'Emberfield Copper option' };
const FUND: Subregister = {
  ...SHARES,
  id: 51,
  name_and_designation: 'Hartley Superannuation Pty Ltd <Hartley Super Fund A/C>',
  external_ref: '******678',
  units: '25000.5',
};
const OLIVIA = aHolder(40, [SHARES]);
const ALL = [aHolder(40, [SHARES, OPTIONS]), aHolder(50, [FUND])];
const FACTS = 'HIN or SRN ending 390. Emberfield Copper ordinary share: 4,000 on 30/09/2026';

/** The register answers with these holders. */
function holds(holders: readonly Holder[]): void {
  server.use(http.get(at('/api/registry__holder/'), () => HttpResponse.json({ results: holders })));
}

/** The page as Olivia finds it who has these holdings. */
async function showTo(holders: readonly Holder[], typed?: LandingFormValues) {
  holds(holders);
  const shown = await show({ username: 'olivia@example.com', ...(typed && { typed }) });
  await waitFor(() => expect(proceed()).not.toHaveAttribute('aria-busy', 'true'));
  const goOn = async () => {
    await shown.user.click(agree());
    await shown.user.click(proceed() ?? document.body);
  };
  const contact = () => selectApplication(shown.store.getState()).contact_details;
  return { ...shown, goOn, contact };
}

describe('one holding', () => {
  it('[1-LAND-33, 3-LAND-34, 3-HOLD-01] is shown beside a new one, which is chosen', async () => {
    const { goOn, contact } = await showTo([OLIVIA]);

    expect(await start().findByText(FACTS)).toBeInTheDocument();
    expect(radio('A new holding')).toBeChecked();
    expect(start().queryByRole('searchbox')).not.toBeInTheDocument();
    await goOn();
    await waitFor(() => expect(contact()?.holdingProfileType).toBe('NEW'));
    expect(contact()).not.toHaveProperty('selectedSubregister');
  });

  it('[1-SHELL-19, 1-SHELL-20, 1-HOLD-02] is added to without the steps of investor and tax', async () => {
    const { user, store, goOn, contact } = await showTo([OLIVIA]);
    await user.click(await start().findByRole('radio', { name: 'Add to this holding' }));
    await goOn();

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
    expect(contact()).toMatchObject({
      holdingProfileType: 'TOP_UP',
      selectedSubregister: { ...SHARES, account_name: 'Ms Olivia Hartley', account_id: '******390' },
    });
    expect(contact()).not.toHaveProperty('selectedHolder');
    const names = selectSteps(store.getState()).map(({ name }) => name);
    expect(names).not.toContain('investor_details');
    expect(names).not.toContain('tax_details');
  });

  it('lets its holder buy another security', async () => {
    const { user, goOn, contact } = await showTo([aHolder(40, [OPTIONS])]);
    expect(await start().findByRole('radio', { name: 'Buy under this holder' })).toHaveAccessibleDescription(
      /for Ms Olivia Hartley, with the same HIN or SRN/,
    );
    expect(radio('Add to this holding')).not.toBeInTheDocument();
    await user.click(radio('Buy under this holder') ?? document.body);
    await goOn();

    await waitFor(() => expect(contact()?.holdingProfileType).toBe('EXISTING'));
    expect(contact()?.selectedHolder).toEqual({ id: 40, account_name: 'Ms Olivia Hartley', account_id: '******390' });
    expect(contact()).not.toHaveProperty('selectedSubregister');
  });

  it('[1-HOLD-04, 3-HOLD-05] can be the start of a new one, of which everything is asked', async () => {
    const { user, store, goOn, contact } = await showTo([OLIVIA]);
    await user.click(await start().findByRole('radio', { name: 'A new holding, starting from these details' }));
    await goOn();

    await waitFor(() => expect(contact()?.holdingProfileType).toBe('DUPLICATE'));
    expect(contact()?.selectedSubregister).toMatchObject({ id: SHARES.id });
    const names = selectSteps(store.getState()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['investor_details', 'tax_details']));
  });

  it('with read access can be seen alone', async () => {
    await showTo([aHolder(40, [SHARES], 'read')]);

    expect(await start().findByText('You can see this holding, but not apply with it.')).toBeInTheDocument();
    expect(radio('Add to this holding')).not.toBeInTheDocument();
  });
});

describe('no holding', () => {
  it('[1-LAND-34, 3-HOLD-04] asks nothing, and makes it a new one', async () => {
    const { goOn, contact } = await showTo([], { holdingProfileType: 'EXISTING', hasAccount: true });

    expect(radio('A new holding')).not.toBeInTheDocument();
    await goOn();
    await waitFor(() => expect(contact()?.holdingProfileType).toBe('NEW'));
  });

  it('says that the list did not load, and loads it on request', async () => {
    let isUp = false;
    server.use(
      http.get(at('/api/registry__holder/'), () =>
        isUp ? HttpResponse.json({ results: [OLIVIA] }) : HttpResponse.json({}, { status: 500 }),
      ),
    );
    const { user } = await show({ username: 'olivia@example.com' });
    expect(await start().findByText('Your holdings could not be loaded')).toBeInTheDocument();
    expect(proceed()).toBeEnabled();

    isUp = true;
    await user.click(start().getByRole('button', { name: 'Try again' }));
    expect(await start().findByText(FACTS)).toBeInTheDocument();
  });
});

describe('several holdings', () => {
  it('[3-HOLD-01] are listed below a new one, and the picked one is added to if it is of the offer’s security', async () => {
    const { user, goOn, contact } = await showTo(ALL);
    const group = await start().findByRole('radiogroup', { name: 'Which holding is this application for?' });
    expect(group).toBeInTheDocument();
    expect(radio('Add to this holding')).not.toBeInTheDocument();

    await user.click(start().getByRole('radio', { name: FUND.name_and_designation }));
    expect(radio('Add to this holding')).toBeChecked();
    await user.click(radio('Buy under this holder') ?? document.body);
    await goOn();
    await waitFor(() => expect(contact()?.selectedHolder?.id).toBe(50));
  });

  it('[3-HOLD-02, 3-HOLD-11] are searched by the beginnings of words, and the picked one stays', async () => {
    const { user } = await showTo(ALL);
    await user.click(await start().findByRole('radio', { name: FUND.name_and_designation }));
    await user.type(start().getByRole('searchbox', { name: /Search your holdings/ }), 'olivia opt');

    expect(await start().findByText('1 holding found')).toBeInTheDocument();
    const listed = start()
      .getAllByRole('radio')
      .filter((each) => each.getAttribute('name')?.startsWith('landing-selected'))
      .map((each) => each.getAttribute('value'));
    expect(listed).toEqual(['NEW', '51', '42']);
  });

  it('[3-HOLD-03] says if none is found; Enter searches at once and stays on the page', async () => {
    const { user, store } = await showTo(ALL);
    await user.type(await start().findByRole('searchbox', { name: /Search your holdings/ }), 'nobody{Enter}');

    expect(start().getByText('We could not find any results matching your search criteria.')).toBeInTheDocument();
    expect(selectCurrentStep(store.getState())).toBe('landingpage');
    expect(radio('A new holding')).toBeChecked();
  });
});

describe('a holding that is gone', () => {
  it.each([
    ['[1-HOLD-05, 3-HOLD-08]', 'TOP_UP', { selectedSubregister: { id: 99 } }],
    ['[1-HOLD-06, 3-HOLD-09]', 'EXISTING', { selectedHolder: { id: 98 } }],
  ] as const)('%s has to be chosen anew: %s', async (_ids, holdingProfileType, chosen) => {
    const { goOn, store, user, contact } = await showTo(ALL, { holdingProfileType, hasAccount: true, ...chosen });
    expect(await start().findByText('The holding that you chose is not available any more')).toBeInTheDocument();

    await goOn();
    expect(await screen.findByRole('link', { name: /This is a required field/ })).toBeInTheDocument();
    expect(selectCurrentStep(store.getState())).toBe('landingpage');
    await user.click(start().getByRole('radio', { name: FUND.name_and_designation }));
    await user.click(proceed() ?? document.body);
    await waitFor(() => expect(contact()?.selectedSubregister?.id).toBe(51));
  });
});

describe('issuer staff', () => {
  it('[1-HOLD-07, 3-HOLD-10, 3-CALL-12] search the holders of the issuer, and a search without results changes no choice', async () => {
    const asked: string[] = [];
    server.use(
      http.get(at('/api/registry__holder/'), () => HttpResponse.error()),
      http.get(at('/issuer/holder-offer-search/'), ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('q')} ${searchParams.get('offer_id')}`);
        return HttpResponse.json({ results: searchParams.get('q') === 'hartley' ? ALL : [] });
      }),
    );
    const { user, store } = await show({ username: 'ines@example.com' });
    const field = await start().findByRole('searchbox', { name: /Search your holders/ });
    await user.type(field, 'hartley{Enter}');
    await user.click(await start().findByRole('radio', { name: FUND.name_and_designation }));
    await user.clear(field);
    await user.type(field, 'nobody{Enter}');

    expect(
      await start().findByText('We could not find any results matching your search criteria.'),
    ).toBeInTheDocument();
    expect(radio(FUND.name_and_designation)).toBeChecked();
    expect(asked).toEqual(['hartley 101', 'nobody 101']);
    expect(JSON.stringify(store.getState())).not.toContain('nobody');
    await user.click(proceed() ?? document.body);
    await waitFor(() =>
      expect(selectApplication(store.getState()).contact_details).toMatchObject({
        holdingProfileType: 'TOP_UP',
        selectedSubregister: { id: 51 },
      }),
    );
  });
});
