/** The demo offer's document. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Yarramie Rail Logistics Limited does not exist, no shares were offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const yarramie = {
  slug: 'yarramie-rail-logistics',
  issuer: 'Yarramie Rail Logistics Limited',
  colour: '#b3261e',
  documents: [
    {
      filename: 'Yarramie Rail Logistics prospectus.pdf',
      title: 'Prospectus',
      subtitle: '26,000,000 ordinary shares at AUD 1.20',
      dated: 'Dated 13 July 2026',
      notice,
      sections: [
        {
          heading: '1. The offer at a glance',
          table: [
            ['Issue price of one share', 'AUD 1.20'],
            ['Smallest application', '2,000 shares (AUD 2,400.00)'],
            ['Steps above that', '250 shares'],
            ['To be raised', 'AUD 31,200,000.00'],
            ['Fees', 'None'],
            ['Closed', '28 August 2026, 5 pm (Melbourne)'],
          ],
        },
        {
          heading: '2. The company',
          paragraphs: [
            'Yarramie runs nine grain trains for growers’ co-operatives in the Riverina and the Wimmera. It owns 22 locomotives and 410 wagons. The money buys 120 wagons that carry a quarter more than those they replace, and builds a siding at Murtoa.',
          ],
        },
        {
          heading: '3. Risks',
          bullets: [
            'Harvests. In a dry year a third less grain is carried.',
            'Track. Speed limits on branch lines lengthen journeys.',
            'Diesel. Its price is passed on to customers a quarter later.',
          ],
        },
      ],
    },
  ],
};
