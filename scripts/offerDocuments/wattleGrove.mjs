/** The demo offer's documents. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Wattle Grove Investments Limited does not exist, no units are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const wattleGrove = {
  slug: 'wattle-grove-income-fund',
  issuer: 'Wattle Grove Investments Limited',
  colour: '#e8b21a',
  documents: [
    {
      filename: 'Wattle Grove Income Fund product disclosure statement.pdf',
      title: 'Product disclosure statement',
      subtitle: 'Wattle Grove Income Fund: Australian bonds, once or at regular intervals',
      dated: 'Dated 5 October 2026',
      notice,
      sections: [
        {
          heading: '1. The Fund at a glance',
          table: [
            ['Unit price on 30 September 2026', 'AUD 1.0482'],
            ['Single investment', 'From AUD 1,000.00'],
            ['Regular investment plan', 'AUD 100.00 to AUD 20,000.00 a payment'],
            ['Plan payments', 'Weekly, monthly or quarterly'],
            ['Contribution fee on single investments', '0.5 % plus GST'],
            ['Management fee, a year', '0.45 % of net assets'],
            ['Distributions', 'End of March, June, September and December'],
            ['Withdrawals', 'Every business day'],
          ],
        },
        {
          heading: '2. What the Fund holds',
          paragraphs: [
            'The Fund buys bonds of the Commonwealth, the states and large Australian companies. On 30 September 2026 it held 112 bonds of 64 issuers, with an average rating of A+ and an average life of 3.9 years. Everything is in Australian dollars. The Fund does not borrow and does not lend its bonds.',
          ],
          table: [
            ['Commonwealth and states', '38 %'],
            ['Banks', '31 %'],
            ['Other companies', '26 %'],
            ['Cash', '5 %'],
          ],
        },
        {
          heading: '3. What it has earned',
          paragraphs: [
            'After costs, with distributions reinvested. What was earned in the past says little about the future.',
          ],
          table: [
            ['One year to 30 September 2026', '5.9 %'],
            ['Three years, a year', '5.2 %'],
            ['Five years, a year', '2.1 %'],
            ['Worst twelve months (to October 2022)', '-6.8 %'],
          ],
        },
        {
          heading: '4. Risks',
          bullets: [
            'Interest rates. When they rise by one percentage point, the price of a unit falls by about 3.5 %.',
            'Issuers. A company may fail to pay interest or to repay its bond.',
            'Access. In extreme markets the Fund may suspend withdrawals for up to 30 days.',
            'Inflation. Interest that is fixed buys less when prices rise.',
          ],
        },
        {
          heading: '5. How to apply',
          paragraphs: [
            'Apply online through the registrar, Paperbark Registry Services Pty Ltd, for a single investment or for a plan. Identity is checked electronically and by two documents. A bank account in the applicant’s name is needed for distributions and withdrawals.',
            'Example: of AUD 5,000.00 a contribution fee of AUD 27.50 is deducted (AUD 25.00 and GST of AUD 2.50). The remaining AUD 4,972.50 buys 4,743.84 units.',
          ],
        },
      ],
    },
    {
      filename: 'Wattle Grove Income Fund regular investment plan.pdf',
      title: 'Regular investment plan: how it works',
      subtitle: 'The same amount, again and again, until you say stop',
      dated: 'Dated 5 October 2026',
      notice,
      sections: [
        {
          heading: '1. In short',
          table: [
            ['Least for each payment', 'AUD 100.00'],
            ['Most for each payment', 'AUD 20,000.00'],
            ['Weekly plans are debited', 'On Wednesdays'],
            ['Monthly and quarterly plans', 'On the fifteenth'],
            ['Fee on plan payments', 'None'],
          ],
        },
        {
          heading: '2. Direct debit',
          paragraphs: [
            'Payments are debited by Wattle Grove Investments Limited from the account that you name. If the day is not a business day, the debit is made on the next one. Units are bought at the price of the day on which the money clears, usually two business days later.',
            'If a debit is refused, we try once more five business days later. After two refused debits in a row the plan is paused and you are told.',
          ],
        },
        {
          heading: '3. Changing or ending a plan',
          bullets: [
            'Five business days’ notice, by email or telephone to the registrar.',
            'You may change the amount, the interval and the account, or pause for up to twelve months.',
            'Ending a plan leaves the units that you hold as they are.',
          ],
        },
      ],
    },
    {
      filename: 'Wattle Grove Income Fund target market determination.pdf',
      title: 'Target market determination',
      subtitle: 'For whom the Fund was designed, and for whom it was not',
      dated: 'Dated 5 October 2026',
      notice,
      sections: [
        {
          heading: '1. Who the Fund suits',
          bullets: [
            'Investors who look for income and can bear small losses in a bad year.',
            'Investors who can leave their money for three years or more.',
            'Investors who wish to build up savings in small, equal amounts.',
          ],
        },
        {
          heading: '2. Who it does not suit',
          bullets: ['Anyone who needs a guaranteed return.', 'Anyone who will need the money within a year.'],
        },
        {
          heading: '3. Review',
          paragraphs: [
            'This determination is reviewed each October, and at once if the Fund loses more than 5 % in a quarter.',
          ],
        },
      ],
    },
  ],
};
