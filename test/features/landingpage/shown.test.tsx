import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer, OfferState } from '#domain/offer.ts';
import { type Mode, NEW_APPLICATION, type User } from '#domain/session.ts';
import { LandingPage } from '#features/landingpage/index.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { publicOffer } from '#test/support/publicOffer.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

useServer();

interface Situation {
  offer?: Partial<Offer>;
  user?: User | null;
  mode?: Mode;
}

function show({ offer = {}, user = null, mode = NEW_APPLICATION }: Situation = {}) {
  const shown = publicOffer(aDemoOffer('emberfield-copper', { include_offer_description: false, ...offer }));
  return renderWithStore(<LandingPage />, aStoreAt('landingpage', { offer: shown, user, mode }));
}

const terms = () => screen.queryByRole('region', { name: 'Offer documentation' });
const start = () => screen.queryByRole('region', { name: 'Start or Resume your application' });

describe('the offer at a glance', () => {
  it.each<[string, OfferState, string]>([
    ['[1-LAND-05, 3-LAND-06]', 'opening', 'Offer opening soon'],
    ['[1-LAND-06, 3-LAND-07]', 'open', 'Offer open'],
    ['[1-LAND-07, 3-LAND-08]', 'closed', 'Offer closed'],
    ['[3-LAND-42]', 'archived', 'Offer closed'],
  ])('%s an offer that is %s says `%s`', async (_ids, state, label) => {
    show({ offer: { state } });
    await arrived();
    const about = within(screen.getByRole('list', { name: 'About this offer' }));
    expect(about.getAllByText(/^Offer (open|closed)/).map((tag) => tag.textContent)).toEqual([label]);
  });

  it.each<[string, Partial<Offer>]>([
    ['Sophisticated/wholesale investors only', { require_sophisticated_investor_verification: true }],
    ['Regular investment plan available', { regular_investment_plan_enabled: true }],
    ['Reinvestment plan available', { allow_drp: true }],
  ])('[3-LAND-09, 3-LAND-10, 3-LAND-11] `%s` stands there by its setting alone', (tag, setting) => {
    const off = {
      require_sophisticated_investor_verification: false,
      regular_investment_plan_enabled: false,
      allow_drp: false,
    };
    const { unmount } = show({ offer: off });
    expect(screen.queryByText(tag)).not.toBeInTheDocument();
    unmount();
    show({ offer: { ...off, ...setting } });
    const tags = within(screen.getByRole('list', { name: 'About this offer' })).getAllByRole('listitem');
    expect(tags.map((item) => item.textContent)).toEqual(['Offer open', tag]);
  });

  it('[1-LAND-03] shows a hero image when the offer has one, and no empty place when not', () => {
    const { container, unmount } = show({
      offer: { hero_image: '/offers/emberfield-copper/files/images/hero.svg', logo_image: null },
    });
    expect(container.querySelector('main img')).toHaveAttribute(
      'src',
      '/offers/emberfield-copper/files/images/hero.svg',
    );
    unmount();
    const { container: without } = show({ offer: { hero_image: null, logo_image: null } });
    expect(without.querySelector('main img')).toBeNull();
  });

  it('shows no list of facts when every fact is switched off', () => {
    const { container } = show({ offer: { key_facts: [{ show: false, label: 'Secret', highlight_text: 'x' }] } });
    expect(container.querySelector('dl')).toBeNull();
  });
});

describe('about the offer', () => {
  it('[3-LAND-12, 3-LAND-13] keeps paragraphs, bold words and links, and drops what runs', async () => {
    const description =
      '<p>Copper, <b>bold</b> and <a href="https://a.example">linked</a><img src=x onerror="steal()"></p><script>steal()</script>';
    show({ offer: { include_offer_description: true, description } });
    expect(await screen.findByText('bold')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'About the offer' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'linked' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(document.querySelector('main script, main [onerror]')).toBeNull();
  });

  it.each<[string, Partial<Offer>]>([
    ['the issuer does not want it shown', { include_offer_description: false, description: '<p>Copper</p>' }],
    ['there is none', { include_offer_description: true, description: null }],
  ])('[1-LAND-12, 3-LAND-13] is left out where %s', (_name, offer) => {
    show({ offer });
    expect(screen.queryByRole('heading', { name: 'About the offer' })).not.toBeInTheDocument();
  });
});

describe('terms and documents', () => {
  it('[3-LAND-14, 1-MISC-07] opens the terms as a window, sanitised, and gives the focus back', async () => {
    show({
      offer: { terms_and_conditions: '<h1>1. Offer</h1><p onclick="steal()">Words</p><script>steal()</script>' },
    });
    const opener = screen.getByRole('link', { name: 'terms and conditions' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
    expect(await within(dialog).findByText('Words')).not.toHaveAttribute('onclick');
    expect(within(dialog).getByRole('heading', { level: 3, name: '1. Offer' })).toBeInTheDocument();
    expect(document.querySelector('[role=dialog] script')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /agree to the/ })).not.toBeChecked();
  });

  it('[1-LAND-14, 3-LAND-15, 3-LAND-16] has a checkbox to agree one link to all documents and one to the terms, named with kind and size', () => {
    show({
      offer: {
        documents: [
          { filename: 'Prospectus.pdf', title: 'Prospectus', size: 8_400 },
          { filename: 'Form.docx', size: 2_000 },
        ],
      },
    });
    const box = within(terms() as HTMLElement);
    expect(box.getByRole('checkbox', { name: /I have read the offer documents and agree to the/ })).not.toBeChecked();
    expect(box.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/offers/emberfield-copper/download_documents_zip/',
      '/offers/emberfield-copper/terms/',
    ]);
    expect(box.getByText('Prospectus')).toBeInTheDocument();
    expect(box.getByText('PDF, 8 kB')).toBeInTheDocument();
    expect(box.getByText('Form.docx')).toBeInTheDocument();
    expect(box.getByText('DOCX, 2 kB')).toBeInTheDocument();
  });
});

describe('who sees what', () => {
  const base = { id: 1, username: 'ana@example.com' };
  const USERS: [string, User | null][] = [
    ['nobody', null],
    ['an investor', { ...base, is_acting_as_investor: true }],
    ['an adviser', { ...base, is_acting_as_advisor: true }],
    ['issuer staff', { ...base, is_acting_as_issuer: true }],
    ['an issuer admin', { ...base, is_acting_as_issuer: true, is_acting_as_issuer_admin: true }],
  ];
  const MODES: [string, Mode][] = [
    ['new', NEW_APPLICATION],
    ['a preview', { ...NEW_APPLICATION, preview: true }],
    ['a draft', { editing: true, draft: true, status: 'draft', preview: false }],
    ['waiting for approval', { editing: true, draft: false, status: 'pending_approval', preview: false }],
    ['a draft waiting for approval', { editing: true, draft: true, status: 'pending_approval', preview: false }],
  ];
  /** Who sees the terms of an offer that is open or opens soon: as the documents' sentences say, one by one. */
  const SEES_TERMS: Record<string, string[]> = {
    new: ['nobody', 'an investor', 'an adviser', 'issuer staff'],
    'a preview': ['nobody', 'an investor', 'an adviser', 'issuer staff'],
    'a draft': [],
    'waiting for approval': ['nobody', 'an investor', 'an adviser', 'issuer staff'],
    'a draft waiting for approval': ['nobody', 'an investor', 'an adviser', 'issuer staff'],
  };
  /** Who approves, rather than starts: nobody does before the code is given, and staff do not. */
  const APPROVES: Record<string, string[]> = {
    'waiting for approval': ['an investor', 'an adviser'],
    'a draft waiting for approval': ['an investor', 'an adviser'],
  };
  const STATES: OfferState[] = ['open', 'opening', 'closed', 'archived'];
  const rows = STATES.flatMap((state) =>
    MODES.flatMap(([modeName, mode]) => USERS.map(([userName, user]) => ({ state, modeName, mode, userName, user }))),
  );

  it.each(rows)(
    '[1-LAND-19, 1-LAND-24, 1-LAND-25, 3-LAND-24] offer $state, application $modeName, $userName',
    async ({ state, modeName, mode, userName, user }) => {
      show({ offer: { state }, mode, user });
      await arrived();
      const isOnOffer = state === 'open' || state === 'opening';
      expect(terms() !== null).toBe(isOnOffer && (SEES_TERMS[modeName] ?? []).includes(userName));
      const approves = (APPROVES[modeName] ?? []).includes(userName);
      expect(start() !== null).toBe(state === 'open' && !approves);
      expect(screen.queryByRole('button', { name: 'Review application' }) !== null).toBe(approves);
    },
  );

  it.each<[OfferState, string | null]>([
    ['open', null],
    ['opening', 'Applications are not open yet'],
    ['closed', 'This offer has closed'],
    ['archived', 'This offer has closed'],
  ])(
    '[1-LAND-26, 1-LAND-27, 3-LAND-26, 3-LAND-27] an offer that is %s says why it cannot be started: %s',
    (state, words) => {
      show({ offer: { state } });
      expect(
        screen
          .queryAllByRole('status', { name: /^(Applications are|This offer has)/ })
          .map((notice) => within(notice).getByRole('heading').textContent),
      ).toEqual(words === null ? [] : [words]);
      expect(screen.queryByRole('button', { name: 'Continue to the application' }) !== null).toBe(state === 'open');
    },
  );

  it.each<[OfferState, boolean]>([
    ['open', true],
    ['opening', true],
    ['closed', false],
    ['archived', false],
  ])(
    '[3-LAND-21, 3-LAND-22, 3-LAND-23] terms and what to have at hand are there while an offer is on: %s',
    (state, isShown) => {
      show({ offer: { state } });
      expect(screen.queryByRole('complementary', { name: 'Required documents' }) !== null).toBe(isShown);
      expect(screen.queryByText('The application takes around 10 minutes.') !== null).toBe(isShown);
      expect(terms() !== null).toBe(isShown);
    },
  );
});

describe('a preview', () => {
  it('[1-SHELL-53, 1-SHELL-54, 2-PREV-04, 2-PREV-05] says so first of all, and leads to the real offer', async () => {
    show({ mode: { ...NEW_APPLICATION, preview: true } });
    const banner = await screen.findByRole('complementary', { name: 'Preview' });
    expect(banner).toHaveTextContent(
      'This is a preview only. Any application submitted will not be lodged. Go to the offer',
    );
    expect(within(banner).getByRole('link', { name: 'Go to the offer' })).toHaveAttribute(
      'href',
      '/offers/emberfield-copper/',
    );
  });

  it('[1-SHELL-53] is the only page that says so', () => {
    show();
    expect(screen.queryByText(/This is a preview only/)).not.toBeInTheDocument();
  });
});
