/** The demo offer's documents. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Saltbush Property Partners Limited does not exist, no units are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const saltbush = {
  slug: 'saltbush-healthcare-property',
  issuer: 'Saltbush Property Partners Limited',
  colour: '#2f5d8c',
  documents: [
    {
      filename: 'Saltbush Healthcare Property product disclosure statement.pdf',
      title: 'Product disclosure statement',
      subtitle: 'Saltbush Healthcare Property Trust: medical centres and day hospitals',
      dated: 'Dated 26 October 2026',
      notice,
      sections: [
        {
          heading: '1. The offer at a glance',
          table: [
            ['Issue price of one unit', 'AUD 1.60'],
            ['Smallest investment', 'AUD 10,000.00'],
            ['Multiples above that', 'AUD 2,500.00'],
            ['Largest investment', 'AUD 3,000,000.00'],
            ['Entry fee', '0.75 % plus GST, added'],
            ['Distributions', 'Each month'],
            ['Closes', '31 March 2028, 5 pm (Adelaide)'],
          ],
        },
        {
          heading: '2. The Trust',
          paragraphs: [
            'Fourteen properties in nine regional cities, let to 41 tenants. 98.2 % of the area is occupied, and leases run for eleven years on average. Rents rise each year by 2.5 % or by consumer prices, whichever is more.',
            'Money from this offer buys a day hospital in Bendigo for AUD 19.4 million and repays AUD 9 million of the bank loan.',
          ],
        },
        {
          heading: '3. Risks',
          bullets: [
            'Tenants. Two groups pay 44 % of the rent.',
            'Values. Properties may be worth less when interest rates rise.',
            'Access to money. Units are redeemed once a year, for up to 5 % of the Trust.',
            'Borrowing. At 31 % of values, a fall of a tenth lowers the value of a unit by about 15 %.',
          ],
        },
        {
          heading: '4. Tax information of each owner',
          paragraphs: [
            'The law asks the Trust for the tax residence of each applicant and, for companies, trusts and partnerships, of the people behind them. The application asks for it together with each person’s and entity’s other details.',
          ],
        },
      ],
    },
    {
      filename: 'Saltbush Healthcare Property portfolio.pdf',
      title: 'The properties, one by one',
      subtitle: 'Values by an independent valuer, 30 June 2026',
      dated: 'Dated 26 October 2026',
      notice,
      sections: [
        {
          heading: '1. Day hospitals',
          table: [
            ['Ballarat, Sturt Street', 'AUD 22,600,000.00'],
            ['Toowoomba, Range View', 'AUD 18,900,000.00'],
            ['Wagga Wagga, Docker Street', 'AUD 15,200,000.00'],
          ],
        },
        {
          heading: '2. Medical centres',
          table: [
            ['Mount Gambier, two centres', 'AUD 14,100,000.00'],
            ['Geelong, two centres', 'AUD 24,800,000.00'],
            ['Mackay', 'AUD 9,700,000.00'],
            ['Bunbury, two centres', 'AUD 16,300,000.00'],
            ['Launceston', 'AUD 11,500,000.00'],
            ['Tamworth, three centres', 'AUD 20,400,000.00'],
          ],
        },
      ],
    },
  ],
};
