import { screen } from '@testing-library/react';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { ReviewStep } from '#features/review/index.ts';
import { aDemoOffer, anIndividualApplication, aUser } from '#test/support/applications.ts';
import { aDeclaration } from '#test/support/declarations.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { readingRows } from '#test/support/readings.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

useServer();

interface Shown {
  offer: Offer;
  application?: Application;
  user?: Parameters<typeof aUser>[0];
}

const show = ({ offer, application = anIndividualApplication(offer), user }: Shown) =>
  renderWithStore(
    <ReviewStep />,
    aStoreAt('review', {
      offer: { ...offer, application_terms_and_conditions: '' },
      application,
      user: user ? aUser(user) : null,
    }),
  );
const submit = () => screen.getByRole('button', { name: /^(Submit|Save)/ });

describe('tax details', () => {
  const [one, two] = [aDemoOffer('emberfield-copper'), aDemoOffer('saltbush-healthcare-property')];
  /** The application of an Australian resident with this TFN. */
  function quoting(offer: Offer, tfn: string): Application {
    const { tax_details: tax, investor_details: details, ...rest } = anIndividualApplication(offer);
    return {
      ...rest,
      ...(tax && { tax_details: { ...tax, investors: tax.investors?.map((block) => ({ ...block, tfn })) ?? [] } }),
      investor_details: {
        ...details,
        investors: (details?.investors ?? []).map((person) => ({
          ...person,
          ...(offer === two && { taxDetails: aDeclaration('person', { tfn }) }),
        })),
      },
    };
  }

  it.each([
    ['variant one', one, '123456782', 'Supplied'],
    ['variant one', one, '', 'Not supplied'],
    ['variant two', two, '123456782', 'Supplied'],
    ['variant two', two, '', 'Not supplied'],
  ])('[2-REV-14] are listed as they were given: %s', (...[, offer, tfn, says]) => {
    show({ offer, application: quoting(offer, tfn) });

    expect(readingRows().filter((row) => row.startsWith('Tax details: '))).toEqual([`Tax details: ${says}`]);
  });
});

describe('documents that may be missing', () => {
  const LENIENT = aDemoOffer('emberfield-copper', { allow_submit_with_missing_docs: true });
  function withoutDocuments(): Application {
    const application = anIndividualApplication(LENIENT);
    const investors = application.investor_details?.investors?.map((investor) => ({ ...investor, idDoc: null }));
    return { ...application, investor_details: { ...application.investor_details, ...(investors && { investors }) } };
  }
  const texts = () =>
    screen
      .getByText(/^Please review the application details above/)
      .closest('#readiness')
      ?.querySelectorAll('p, strong, h2, h3, li');
  const said = () => [...new Set([...(texts() ?? [])].map(({ textContent }) => textContent))];
  const REQUIRED = [
    'Please review the application details above and attach the required documents before submitting your application.',
    'You may still submit your application but will be required to provide documents later.',
  ];
  const WARNING = 'You have not provided some verification documents.';

  it.each<[string, Partial<Offer>, string[]]>([
    [
      'the contact person',
      {},
      [
        'To provide them, contact Callum Whitford at emberfield@bellbird.example after you have submitted, and quote your application reference.',
      ],
    ],
    [
      'the registrar',
      { contact_person: null },
      [
        'To provide them, contact Bellbird Share Registry Pty Ltd at offers@bellbird.example after you have submitted, and quote your application reference.',
      ],
    ],
    ['nobody', { contact_person: null, registrar: null }, []],
  ])(
    '[2-READY-51, 2-READY-52] are asked for first, may come later second, and how third: %s',
    (...[, settings, how]) => {
      show({ offer: { ...LENIENT, ...settings }, application: withoutDocuments() });

      expect(said().slice(0, 3 + how.length)).toEqual([...REQUIRED, ...how, WARNING]);
      expect(submit()).not.toHaveAttribute('aria-disabled');
    },
  );

  it('[2-READY-52] tell issuer staff of nobody to contact', () => {
    show({ offer: LENIENT, application: withoutDocuments(), user: { is_acting_as_issuer: true } });

    expect(said().slice(0, 3)).toEqual([...REQUIRED, WARNING]);
  });

  it('[2-READY-52] are not spoken of where they are needed, or there', () => {
    const { unmount } = show({
      offer: { ...LENIENT, allow_submit_with_missing_docs: false },
      application: withoutDocuments(),
    });
    expect(said()).not.toContain(REQUIRED[1]);
    expect(screen.queryByText(/^To provide them/)).not.toBeInTheDocument();
    unmount();

    show({ offer: LENIENT });
    expect(screen.queryByText(/^To provide them/)).not.toBeInTheDocument();
  });
});
