/** The demo offer's documents. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Kestrel Equipment Finance Limited does not exist, no notes are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const kestrel = {
  slug: 'kestrel-notes',
  issuer: 'Kestrel Equipment Finance Limited',
  colour: '#1d3461',
  documents: [
    {
      filename: 'Kestrel Secured Notes Series 4 prospectus.pdf',
      title: 'Prospectus',
      subtitle: 'Secured Notes, Series 4: three years at a fixed 7.10 % a year',
      dated: 'Dated 9 November 2026',
      notice,
      sections: [
        {
          heading: '1. The offer at a glance',
          table: [
            ['Face value and issue price of one note', 'AUD 100.00'],
            ['Interest', '7.10 % a year, fixed'],
            ['Interest is paid', '15 January, April, July and October'],
            ['Repaid', '15 October 2030, at face value'],
            ['Smallest investment', 'AUD 10,000.00'],
            ['Multiples above that', 'AUD 5,000.00'],
            ['Largest investment', 'AUD 5,000,000.00'],
            ['Fees', 'None'],
            ['Series size', 'Up to AUD 60,000,000.00'],
            ['Closes', '30 September 2027, 5 pm (Melbourne)'],
          ],
        },
        {
          heading: '2. The issuer',
          paragraphs: [
            'Kestrel has leased tractors, harvesters, prime movers and trailers since 2009. It owns what it leases. At 30 June 2026 there were 2,870 leases with 1,940 customers in Victoria, New South Wales, South Australia and Queensland, and AUD 212 million outstanding.',
            'Over the last ten years 1.4 % of leases by value ended early because the customer could not pay. After the sale of the equipment the loss was 0.3 %.',
          ],
          table: [
            ['Lease receivables', 'AUD 212,400,000.00'],
            ['Bank facilities drawn', 'AUD 96,000,000.00'],
            ['Notes on issue (Series 2 and 3)', 'AUD 71,500,000.00'],
            ['Equity', 'AUD 38,700,000.00'],
            ['Profit before tax, year to 30 June 2026', 'AUD 6,100,000.00'],
          ],
        },
        {
          heading: '3. What the money is for',
          paragraphs: [
            'AUD 38 million repays Series 2, which falls due on 15 October 2027. The rest pays for new leases. Costs of the offer, about AUD 0.6 million, are met by Kestrel from its own money.',
          ],
        },
        {
          heading: '4. Security',
          paragraphs: [
            'A security trustee, independent of Kestrel, holds a registered charge over a pool of lease receivables for the holders of Series 3 and 4. The pool must be at least 125 % of the notes outstanding; it is tested on the last day of each month by the trustee. While the test is not met, Kestrel may write no new leases out of the pool and pays no dividend.',
            'Leases more than 60 days behind, leases to one customer above 4 % of the pool and leases on equipment older than nine years do not count.',
          ],
        },
        {
          heading: '5. Risks',
          bullets: [
            'Kestrel may not be able to pay. Notes are not bank deposits and no government stands behind them.',
            'Seasons. About 60 % of leases are to farms. Two poor seasons in a row would raise the number of customers who cannot pay.',
            'Value of equipment. In a sale of many machines at once prices may be lower than the valuer has assumed.',
            'Time. There is no market for notes. You should be able to leave the money until 15 October 2030.',
            'Interest rates. The rate is fixed: if rates in general rise, yours does not.',
          ],
        },
        {
          heading: '6. How to apply',
          paragraphs: [
            "Apply online through the registrar, Bellbird Share Registry Pty Ltd. A bank account in the applicant's name is needed for interest, with a statement not older than three months. New holders also post certified copies of their identity documents; notes are issued when these have been received and checked.",
            'Money is paid by electronic transfer or by direct debit. Example: AUD 25,000.00 buys 250 notes, which pay AUD 443.75 a quarter.',
          ],
        },
        {
          heading: '7. Tax and other matters',
          paragraphs: [
            'Interest is income in the year in which it is paid. If no tax file number or exemption is given, tax is withheld at the highest rate. Holders outside Australia are subject to withholding tax, which Kestrel deducts.',
            'Complaints go first to the registrar, which answers within ten business days, and then to the ombudsman named on its web site.',
          ],
        },
      ],
    },
    {
      filename: 'Kestrel Secured Notes security trust deed summary.pdf',
      title: 'Security trust deed: a summary',
      subtitle: 'What stands behind the notes and who looks after it',
      dated: 'Dated 9 November 2026',
      notice,
      sections: [
        {
          heading: '1. The security trustee',
          paragraphs: [
            'The trustee acts for all holders of Series 3 and 4 together. It receives the pool report each month, may inspect any lease, and must call a meeting of holders when the pool test has not been met for two months in a row.',
          ],
        },
        {
          heading: '2. When the notes fall due early',
          bullets: [
            'Interest is not paid within ten business days of its date.',
            'The pool test is not met for three months in a row.',
            'Kestrel becomes insolvent or sells its leasing business without the consent of holders.',
          ],
          paragraphs: [
            'Holders of a quarter of the notes by value, or the trustee by itself, may then declare all notes due.',
          ],
        },
        {
          heading: '3. In what order money is paid',
          table: [
            ['First', 'Costs of the trustee and of the sale'],
            ['Second', 'Interest owed on the notes'],
            ['Third', 'Face value of the notes, in equal parts'],
            ['Last', 'Kestrel'],
          ],
        },
        {
          heading: '4. Hardship',
          paragraphs: [
            'A note may be repaid early, at face value and without interest for the current quarter, on the death of a holder, on serious illness, or where a court so orders. Kestrel need not repay more than 2 % of the series in a year in this way.',
          ],
        },
      ],
    },
    {
      filename: 'Kestrel Secured Notes target market determination.pdf',
      title: 'Target market determination',
      subtitle: 'For whom Series 4 was designed, and for whom it was not',
      dated: 'Dated 9 November 2026',
      notice,
      sections: [
        {
          heading: '1. Who the notes suit',
          bullets: [
            'Investors who want a known income each quarter for three years.',
            'Investors who can leave the money until 15 October 2030.',
            'Investors who put no more than a tenth of their savings into one issuer.',
          ],
        },
        {
          heading: '2. Who they do not suit',
          bullets: [
            'Anyone who may need the money earlier.',
            'Anyone who looks for growth, or for the safety of a deposit.',
            'Anyone who does not understand that interest and repayment depend on Kestrel.',
          ],
        },
        {
          heading: '3. Conditions and review',
          paragraphs: [
            "Notes are sold only through the registrar's online application, which asks applicants to confirm that they have read the prospectus. This determination is reviewed by 1 May 2027, and at once if more than five complaints arrive in a month or the pool test fails.",
          ],
        },
      ],
    },
  ],
};
