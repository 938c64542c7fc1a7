/** The demo offer's documents. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Heron Bay Asset Management Limited does not exist, no units are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const heronBay = {
  slug: 'heron-bay-infrastructure-debt',
  issuer: 'Heron Bay Asset Management Limited',
  colour: '#5b3fa0',
  documents: [
    {
      filename: 'Heron Bay Infrastructure Debt product disclosure statement.pdf',
      title: 'Product disclosure statement',
      subtitle: 'Heron Bay Infrastructure Debt Trust: loans to what a country runs on',
      dated: 'Dated 2 November 2026',
      notice,
      sections: [
        {
          heading: '1. The offer at a glance',
          table: [
            ['Issue price of one unit', 'AUD 10.00'],
            ['Smallest investment', 'AUD 20,000.00'],
            ['Multiples above that', 'AUD 1,000.00'],
            ['Entry and exit fees', 'None'],
            ['Management fee, a year', '0.95 % of net assets'],
            ['Distributions', 'End of June and December'],
            ['Withdrawals', 'June and December, from cash'],
            ['Closes', '17 December 2027, 5 pm (Melbourne)'],
          ],
        },
        {
          heading: '2. The loans',
          paragraphs: [
            'On 30 September 2026 the Trust had lent AUD 486 million in 23 loans to 17 borrowers. Eight of ten dollars earn a floating rate. Interest on one loan, to a biogas plant in New South Wales, is two quarters behind.',
          ],
          table: [
            ['Water and desalination', '29 %'],
            ['Ports and terminals', '24 %'],
            ['Wind, sun and storage', '33 %'],
            ['Rail and road', '14 %'],
          ],
        },
        {
          heading: '3. Applicant profile',
          paragraphs: [
            'Applicants say whether they have received personal advice. Those who have name the adviser and the licence; those who have not answer four questions about the time, the amount, the purpose and their experience. An answer of your own can be written where the form allows it.',
          ],
        },
        {
          heading: '4. Risks',
          bullets: [
            'A project may fail, and what it leaves may not cover the loan.',
            'Withdrawals may be suspended for up to eighteen months.',
            'The largest borrower owes 11 % of what the Trust has lent.',
            'Values are estimated by the manager and checked once a year by an independent firm.',
          ],
        },
      ],
    },
    {
      filename: 'Heron Bay Infrastructure Debt target market determination.pdf',
      title: 'Target market determination',
      subtitle: 'For whom the Trust was designed, and for whom it was not',
      dated: 'Dated 2 November 2026',
      notice,
      sections: [
        {
          heading: '1. Who the Trust suits',
          bullets: [
            'Investors who look for income and can leave their money for five years or more.',
            'Investors who put no more than a quarter of their savings into it.',
            'Investors who have held bonds, loans or unlisted assets before, or who were advised.',
          ],
        },
        {
          heading: '2. Who it does not suit',
          bullets: [
            'Anyone who may need the money within two years.',
            'Anyone who cannot bear that withdrawals are suspended.',
          ],
        },
        {
          heading: '3. How it is distributed',
          paragraphs: [
            'Through licensed advisers, and directly to applicants whose answers in the applicant profile show that the Trust suits them.',
          ],
        },
      ],
    },
  ],
};
