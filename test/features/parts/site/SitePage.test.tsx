import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { App } from '#src/App.tsx';
import { userLoaded } from '#store/events.ts';
import { at } from '#test/support/handlers.ts';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

/** The header of the page; cards have some, too. */
const masthead = () => within(screen.getAllByRole('banner')[0] as HTMLElement);

describe('the frame of pages that belong to no offer', () => {
  it.each([
    ['the list of offers', '/', 'Offers', 'Your applications'],
    ['an address that leads nowhere', '/nowhere/', 'This page does not exist'],
    ['a link that opens nothing', '/d/', 'This link cannot be opened'],
    ['a forgotten password', '/forgottenpassword/', 'Forgotten your password?'],
    ['the check of a record', '/check/', 'Check a record'],
    ['a record that asks for its code', '/applications/31/', 'Open your application with a code'],
  ])('[1-SHELL-40] stands around %s', async (_page, address, heading, ...more) => {
    server.use(http.get(at('/api/applications/31/record/'), () => HttpResponse.json({}, { status: 404 })));
    window.history.replaceState(null, '', address);
    renderWithStore(<App />);

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(masthead().getByRole('link', { name: 'Allot' })).toHaveAttribute('href', '/');
    expect(
      masthead()
        .getAllByText(/./)
        .map(({ textContent }) => textContent),
    ).toEqual(['A', 'Allot', ...more]);
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All offers', '/'],
      ['Your applications and holdings', '/investor/dashboard'],
      ['Check a record', '/check/'],
    ]);
  });

  it('names who is signed in, and nobody otherwise', async () => {
    const store = anOfferStore();
    store.dispatch(userLoaded({ id: 4, username: 'ana@example.com', first_name: 'Ana', last_name: 'Ruiz' }));
    renderWithStore(<SitePage>words</SitePage>, store);

    expect(await masthead().findByText('Signed in as Ana Ruiz')).toBeInTheDocument();
  });
});
