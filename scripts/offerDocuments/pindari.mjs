/** The demo offer's documents. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Pindari Energy Storage Limited does not exist, no shares are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const pindari = {
  slug: 'pindari-energy-storage',
  issuer: 'Pindari Energy Storage Limited',
  colour: '#1f9e63',
  documents: [
    {
      filename: 'Pindari Energy Storage plan booklet.pdf',
      title: 'Share purchase plan booklet',
      subtitle: 'Up to AUD 29,925.00 of new shares at AUD 2.85, without brokerage',
      dated: 'Dated 12 October 2026',
      notice,
      sections: [
        {
          heading: '1. The plan at a glance',
          table: [
            ['Issue price of one share', 'AUD 2.85'],
            ['Discount to the five-day average', '7.5 %'],
            ['Smallest application', '800 shares (AUD 2,280.00)'],
            ['Steps above that', '100 shares'],
            ['Largest application', '10,500 shares (AUD 29,925.00)'],
            ['To be raised', 'AUD 18,000,000.00'],
            ['Brokerage and fees', 'None'],
            ['Closes', '20 August 2027, 5 pm (Melbourne)'],
          ],
        },
        {
          heading: '2. HIN or registry',
          paragraphs: [
            'If you hold your shares through a broker, give the Holder Identification Number (HIN), which begins with X and has ten digits. Name and address must be those of the broker’s records. Otherwise the registrar opens a holding for you and sends you its number by post.',
          ],
        },
        {
          heading: '3. How to pay',
          paragraphs: [
            'Up to AUD 15,000.00 is paid by BPAY, larger amounts by electronic transfer. Use the reference that the confirmation shows; money that arrives without it cannot be matched.',
            'Members of the Hunter and Darling Downs community funds enter the code that was sent to them. Applications below 800 shares are considered where they complete a marketable parcel.',
          ],
        },
        {
          heading: '4. Risks',
          bullets: [
            'The market price may fall below the issue price before your shares are allotted.',
            'Prices of electricity. A battery earns from the difference between cheap and dear hours, which changes from year to year.',
            'Connection. The grid operator may delay the fifth battery.',
          ],
        },
      ],
    },
    {
      filename: 'Pindari Energy Storage investor presentation.pdf',
      title: 'Investor presentation',
      subtitle: 'Four batteries, a fifth under way',
      dated: 'Dated 8 October 2026',
      notice,
      sections: [
        {
          heading: '1. What Pindari owns',
          table: [
            ['Liddell East', '200 MWh, since 2022'],
            ['Muswellbrook', '160 MWh, since 2023'],
            ['Dalby', '180 MWh, since 2024'],
            ['Chinchilla', '100 MWh, since 2026'],
            ['Tamworth North', '240 MWh, planned for 2028'],
          ],
        },
        {
          heading: '2. Figures, year to 30 June 2026',
          table: [
            ['Revenue', 'AUD 61,300,000.00'],
            ['Operating earnings', 'AUD 34,800,000.00'],
            ['Net profit', 'AUD 11,900,000.00'],
            ['Dividend a share', 'AUD 0.09'],
            ['Net debt', 'AUD 142,000,000.00'],
          ],
        },
      ],
    },
  ],
};
