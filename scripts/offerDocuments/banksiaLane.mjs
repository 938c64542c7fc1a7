/** The demo offer's documents. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Banksia Lane Capital Pty Ltd does not exist, no units are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const banksiaLane = {
  slug: 'banksia-lane-development-fund',
  issuer: 'Banksia Lane Capital Pty Ltd',
  colour: '#7a2e3a',
  documents: [
    {
      filename: 'Banksia Lane Fund No 2 information memorandum.pdf',
      title: 'Information memorandum',
      subtitle: 'Banksia Lane Development Fund No. 2, for wholesale and sophisticated investors only',
      dated: 'Dated 12 October 2026',
      notice,
      sections: [
        {
          heading: '1. The offer at a glance',
          table: [
            ['Issue price of one unit', 'AUD 1.00'],
            ['Payable on application', 'AUD 0.50 (50 %)'],
            ['Payable when called', 'AUD 0.50 (50 %), not before 1 September 2028'],
            ['Smallest investment', 'AUD 50,000.00'],
            ['Multiples above that', 'AUD 10,000.00'],
            ['Largest investment', 'AUD 2,000,000.00'],
            ['Arrangement fee', '1 % of the amount payable now, out of it'],
            ['Target raise', 'AUD 36,000,000.00'],
            ['Closes', '30 November 2027, 5 pm (Melbourne)'],
          ],
        },
        {
          heading: '2. The project',
          paragraphs: [
            'The Fund owns 1.3 hectares beside Ferny Creek station, until 2024 a timber yard. The permit of 18 March 2026 allows 52 terraces and two buildings with 96 apartments. 61 homes have been sold off the plan; buyers have paid deposits of 10 %, which a solicitor holds in trust.',
            'A builder has given a fixed price for the terraces and the first building. The second building will be tendered when 60 % of its apartments have been sold.',
          ],
          table: [
            ['Expected sales of all homes', 'AUD 118,400,000.00'],
            ['Land, building and permits', 'AUD 88,900,000.00'],
            ['Interest on the construction loan', 'AUD 6,200,000.00'],
            ['Marketing and other costs', 'AUD 5,100,000.00'],
            ['Margin before tax', 'AUD 18,200,000.00'],
          ],
        },
        {
          heading: '3. Risks',
          bullets: [
            'Investors may lose everything. The lender is repaid first.',
            'Building costs. A fixed price protects only while the builder remains solvent.',
            'Sales. Buyers may fail to settle, and later homes may sell for less.',
            'Time. Each month of delay costs about AUD 310,000.00.',
            'The second instalment. You must be able to pay it, whatever the project then looks like.',
          ],
        },
        {
          heading: '4. Who may apply',
          paragraphs: [
            'Wholesale and sophisticated investors. Each person and entity that applies supplies an accountant’s certificate less than two years old, or one of the other proofs that the application lists. It may follow within ten business days. Applicants also say where their wealth comes from and supply one document that shows it.',
            'Money is paid by electronic transfer. Example: of an investment of AUD 100,000.00, AUD 50,000.00 is payable now, of which AUD 500.00 is the arrangement fee.',
          ],
        },
      ],
    },
    {
      filename: 'Banksia Lane Fund No 2 accountant certificate form.pdf',
      title: 'Accountant’s certificate',
      subtitle: 'A form for your accountant to complete, sign and date',
      dated: 'Dated 12 October 2026',
      notice,
      sections: [
        {
          heading: '1. What is certified',
          paragraphs: ['That the person or entity named had, on the day of the certificate, at least one of:'],
          bullets: [
            'net assets of at least AUD 2.5 million;',
            'a gross income of at least AUD 250,000.00 in each of the last two financial years.',
          ],
        },
        {
          heading: '2. To be filled in',
          table: [
            ['Name of the investor', ' '],
            ['Address', ' '],
            ['Name of the accountant', ' '],
            ['Professional body and membership number', ' '],
            ['Signature and date', ' '],
          ],
        },
      ],
    },
  ],
};
