/** The demo offer's documents. Trust, manager, people and figures are made up. */
const notice =
  'This document was made for a demonstration. The Tarn Ridge Water Trust does not exist, no units are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const tarnRidge = {
  slug: 'tarn-ridge-water-trust',
  issuer: 'Tarn Ridge Funds Management',
  colour: '#0b5a5e',
  documents: [
    {
      filename: 'Tarn Ridge Water Trust information memorandum.pdf',
      title: 'Information memorandum',
      subtitle: 'Partly paid units in permanent water entitlements of the southern Murray–Darling Basin',
      dated: 'Dated 19 October 2026',
      notice,
      sections: [
        {
          heading: '1. The offer at a glance',
          table: [
            ['Issue price of one unit', 'AUD 1.25'],
            ['Payable on application', 'AUD 0.75 (60 %)'],
            ['Payable when called', 'AUD 0.50 (40 %), not before 30 November 2027'],
            ['Smallest investment', 'AUD 5,000.00'],
            ['Multiples above that', 'AUD 1,000.00'],
            ['Largest investment', 'AUD 1,000,000.00'],
            ['Entry fee', '1.5 % of the amount payable now'],
            ['Target raise', 'AUD 48,000,000.00'],
            ['Closes', '30 April 2027, 5 pm (Melbourne)'],
          ],
        },
        {
          heading: '2. What the Trust does',
          paragraphs: [
            'The Trust buys high-security water entitlements in the southern connected Basin and leases them to growers of almonds, citrus, table grapes and wine grapes. Leases run for five or ten years, at a rent that rises each year with consumer prices, with a floor of 2 %.',
            'An entitlement is a perpetual right to a share of the water in a river system. High-security entitlements receive their full volume in all but the driest years: in the last twenty seasons those held by the Trust received 97 % on average and never less than 61 %.',
            'Lease income, less costs, is distributed to unit holders at the end of June and December. The manager aims at 4.6 % a year on the amount paid, rising with rents. This is an aim and not a forecast.',
          ],
        },
        {
          heading: '3. What the Trust holds',
          table: [
            ['Entitlements under lease', '6,140 megalitres'],
            ['Lessees', '23'],
            ['Share of lessees of more than three years', '94 %'],
            ['Largest lessee, by rent', '11 %'],
            ['Average time to lease end', '6.2 years'],
            ['Value at 30 June 2026, by an independent valuer', 'AUD 51,900,000.00'],
          ],
          paragraphs: [
            'Money from this offer goes to 4,900 megalitres for which the Trust holds options, and to a reserve of AUD 2.5 million. The Trust does not borrow to buy entitlements.',
          ],
        },
        {
          heading: '4. Partly paid units',
          paragraphs: [
            'You pay 60 % of the issue price when you apply. The remaining 40 % is called on a date that the responsible entity announces at least 40 business days ahead. The call is the same for every unit and can be made once only.',
            'Until then a unit carries distributions and votes in proportion to what has been paid on it. If a call is not paid within 20 business days, the unit may be forfeited and sold; the holder is owed what is left after the costs of the sale and remains liable for a shortfall.',
            'Example: an investment of AUD 25,000.00 buys 20,000 units. AUD 15,000.00 is payable now, with an entry fee of AUD 225.00; AUD 10,000.00 is payable when called.',
          ],
        },
        {
          heading: '5. Risks',
          bullets: [
            'Price of water. Entitlements have doubled and halved in value within a decade. Units may be worth less than was paid for them.',
            'Policy. Governments may change how water is shared, buy water for rivers, or restrict trade between valleys.',
            'Climate. A drier Basin means smaller allocations. Rents are due regardless, but lessees may not be able to pay them.',
            'Lessees. Rent depends on crops and their prices. The Trust holds three months of rent as security from each lessee.',
            'Access to money. Units can be redeemed only in windows that the responsible entity opens, and may be hard to sell between them.',
            'The second instalment. You must be able to pay it, whatever the units are then worth.',
          ],
        },
        {
          heading: '6. Fees and costs',
          table: [
            ['Entry fee', '1.5 % of the amount payable now'],
            ['Management fee, a year', '0.85 % of net assets'],
            ['Performance fee', 'None'],
            ['Other costs, a year, about', '0.22 % of net assets'],
            ['Exit fee', 'None'],
          ],
        },
        {
          heading: '7. How to apply',
          paragraphs: [
            'Apply online through the registrar, Bellbird Share Registry Pty Ltd. Identity is checked electronically for applicants with an Australian address; others upload a document. Every owner is asked whether he or she holds a prominent public position or is close to someone who does.',
            'Up to AUD 10,000.00 payable now is paid by BPAY; larger amounts by electronic transfer or by direct debit. Holders of the earlier Tarn Ridge orchards trusts enter their priority code with the amount.',
          ],
        },
      ],
    },
    {
      filename: 'Tarn Ridge Water Trust deed summary.pdf',
      title: 'Trust deed and constitution: a summary',
      subtitle: 'What binds the responsible entity, the custodian and the unit holders',
      dated: 'Dated 19 October 2026',
      notice,
      sections: [
        {
          heading: '1. Who does what',
          paragraphs: [
            'The responsible entity operates the Trust and answers to unit holders. A custodian, independent of it, holds title to the entitlements and releases money only against the documents that the deed lists. A compliance committee with a majority of outside members reports to the regulator.',
          ],
        },
        {
          heading: '2. Units',
          paragraphs: [
            'Each unit is an undivided interest in the Trust as a whole. No unit gives a right to a particular entitlement. Units of one class have equal rights; a partly paid unit shares in income and capital in proportion to what has been paid.',
          ],
          bullets: [
            'Transfer: in writing, registered within ten business days; a partly paid unit only to someone who takes over the call.',
            'Redemption: in windows opened at least once in three years, for up to 15 % of units, at net asset value less costs.',
            'Meetings: on the request of holders of 5 % of votes or of 100 holders.',
          ],
        },
        {
          heading: '3. Limits on the responsible entity',
          bullets: [
            'No borrowing to buy entitlements; an overdraft of at most 5 % of net assets for no longer than 90 days.',
            'No more than 25 % of entitlements in one valley zone, or leased to one lessee and its associates.',
            'Dealings with associates only at a price set by an independent valuer and reported at the next meeting.',
          ],
        },
        {
          heading: '4. End of the Trust',
          paragraphs: [
            'The Trust ends on 30 June 2056 at the latest, or earlier if holders of three quarters of votes decide so. Entitlements are then sold in an orderly way within 24 months and the proceeds paid to holders.',
          ],
        },
      ],
    },
    {
      filename: 'Tarn Ridge Water Trust second instalment.pdf',
      title: 'Partly paid units: how the second instalment works',
      subtitle: 'A note for applicants',
      dated: 'Dated 19 October 2026',
      notice,
      sections: [
        {
          heading: '1. Two payments for one unit',
          table: [
            ['First payment, on application', 'AUD 0.75 a unit'],
            ['Second payment, when called', 'AUD 0.50 a unit'],
            ['Earliest date of the call', '30 November 2027'],
            ['Notice of the call', 'At least 40 business days'],
            ['Time to pay', '20 business days'],
          ],
          paragraphs: [
            'The entry fee is charged on the first payment only. You may not pay the second instalment early, since that would change what your units earn.',
          ],
        },
        {
          heading: '2. What happens, step by step',
          bullets: [
            'The responsible entity announces the date on its web site and writes to every holder.',
            'The registrar sends payment instructions 20 business days before the date.',
            'A reminder follows five business days before, and again on the day.',
            'Units become fully paid on the day that the money arrives and then earn in full.',
          ],
        },
        {
          heading: '3. If you cannot pay',
          paragraphs: [
            'Tell the registrar as soon as you know. You may transfer units to someone who takes over the call. Units on which the call is still unpaid after 20 business days may be forfeited and sold at auction. What remains after the call, interest at 8 % a year and the costs of the sale is paid to you.',
          ],
        },
      ],
    },
  ],
};
