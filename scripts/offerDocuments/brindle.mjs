/** The demo offer's documents. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Brindle Dairy Co-operative Limited does not exist, no notes are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const brindle = {
  slug: 'brindle-dairy-capital-notes',
  issuer: 'Brindle Dairy Co-operative Limited',
  colour: '#9cc7e8',
  documents: [
    {
      filename: 'Brindle Dairy Capital Notes prospectus.pdf',
      title: 'Prospectus',
      subtitle: 'Capital notes at the 90-day bank bill rate plus 3.25 % a year',
      dated: 'Dated 16 November 2026',
      notice,
      sections: [
        {
          heading: '1. The offer at a glance',
          table: [
            ['Face value and issue price of one note', 'AUD 50.00'],
            ['Interest', '90-day bank bill rate plus 3.25 % a year'],
            ['Interest is paid', '15 March, June, September and December'],
            ['Repaid', '15 March 2032, at face value'],
            ['Smallest investment', 'AUD 2,500.00'],
            ['Multiples above that', 'AUD 500.00'],
            ['To be raised', 'AUD 15,000,000.00'],
            ['Applications open', '1 March 2027'],
            ['Applications close', '10 December 2027'],
          ],
        },
        {
          heading: '2. The co-operative',
          paragraphs: [
            '312 farms supply Brindle with 410 million litres of milk a year. It makes powder at Leongatha and butter and cheese at Korumburra, and sells 62 % of them abroad. The notes pay for a second dryer.',
          ],
          table: [
            ['Revenue, year to 30 June 2026', 'AUD 338,000,000.00'],
            ['Profit before tax', 'AUD 9,400,000.00'],
            ['Bank loans', 'AUD 61,000,000.00'],
            ['Members’ funds', 'AUD 104,000,000.00'],
          ],
        },
        {
          heading: '3. Risks',
          bullets: [
            'The notes rank behind the bank. In a failure little may be left.',
            'Interest may be deferred while the co-operative makes a loss.',
            'Prices of milk powder are set by world markets and vary widely.',
          ],
        },
      ],
    },
    {
      filename: 'Brindle Dairy Capital Notes questions and answers.pdf',
      title: 'Questions and answers for members',
      subtitle: 'Before applications open on 1 March 2027',
      dated: 'Dated 16 November 2026',
      notice,
      sections: [
        {
          heading: '1. When can I apply?',
          paragraphs: [
            'From 1 March 2027, online. Members enter the code from the letter of the co-operative and are served first.',
          ],
        },
        {
          heading: '2. What will I need?',
          bullets: [
            'An identity document, or two where the first is a Medicare card.',
            'Your tax file number, if you wish to quote it.',
            'The account to which interest is to be paid.',
          ],
        },
        {
          heading: '3. Can I sell the notes?',
          paragraphs: ['To another member, through the registrar, for a fee of AUD 30.00. There is no other market.'],
        },
      ],
    },
  ],
};
