/** The demo offer's documents. Company, people and figures are made up. */
const notice =
  'This document was made for a demonstration. Emberfield Copper Limited does not exist, no shares are offered, and nothing here is advice. It has the shape and the tone of a real document, so that a reader of the application can judge how one would look.';

export const emberfield = {
  slug: 'emberfield-copper',
  issuer: 'Emberfield Copper Limited',
  colour: '#f26a1b',
  documents: [
    {
      filename: 'Emberfield Copper prospectus.pdf',
      title: 'Prospectus',
      subtitle: 'Offer of up to 62,500,000 ordinary shares at AUD 0.40 each to raise up to AUD 25,000,000.00',
      dated: 'Dated 2 November 2026',
      notice,
      sections: [
        {
          heading: '1. The offer at a glance',
          table: [
            ['Price of one share', 'AUD 0.40'],
            ['Shares on offer', '62,500,000'],
            ['Amount to be raised', 'AUD 25,000,000.00'],
            ['Smallest application', '5,000 shares (AUD 2,000.00)'],
            ['Multiples above that', '500 shares (AUD 200.00)'],
            ['Largest application', '2,500,000 shares (AUD 1,000,000.00)'],
            ['Application fee', '1.5 % of the amount invested, plus GST'],
            ['Shares on issue before the offer', '148,000,000'],
            ['Closes', '30 June 2027, 5 pm (Sydney)'],
          ],
          paragraphs: [
            'The table gives the terms in short. Where it differs from the text of this prospectus, the text governs.',
          ],
        },
        {
          heading: '2. The company and its project',
          paragraphs: [
            'Emberfield Copper Limited was formed in 2017 to explore the Caldwell Bore ground, 110 kilometres south-west of Cobar in New South Wales. Drilling between 2018 and 2023 outlined a deposit of copper sulphide that begins 22 metres below the surface and can be mined from one open pit.',
            'The mining lease was granted in March 2025. Since then the company has built the haul road, the first of two water dams and the accommodation for 90 people. The processing plant has been ordered and is due on site eleven months after the final payment to its maker.',
            'Ore will be crushed and floated at the mine. The concentrate will travel by road to Hermidale and by rail to port. Two smelters have signed letters of intent for the first three years of production.',
          ],
          table: [
            ['Ore in the first pit', '9.4 million tonnes'],
            ['Copper in that ore', '1.31 %'],
            ['Years of mining', '8'],
            ['Copper in concentrate a year, on average', '13,200 tonnes'],
            ['First concentrate', 'Second quarter of 2028'],
          ],
        },
        {
          heading: '3. How the money will be used',
          table: [
            ['Processing plant and power line', 'AUD 14,200,000.00'],
            ['Pre-stripping and open pit', 'AUD 6,300,000.00'],
            ['Working capital and reserve', 'AUD 3,400,000.00'],
            ['Costs of the offer', 'AUD 1,100,000.00'],
            ['In all', 'AUD 25,000,000.00'],
          ],
          paragraphs: [
            'If less than AUD 18,000,000.00 is raised, the offer does not proceed and all money is returned without interest. Between that amount and the full amount the reserve is reduced first, then pre-stripping is spread over a longer time.',
          ],
        },
        {
          heading: '4. Risks',
          paragraphs: [
            'An investment in a mine that is being built is speculative. The directors think that these risks weigh most:',
          ],
          bullets: [
            'Copper price. Each change of AUD 500.00 a tonne moves yearly revenue by about AUD 6.4 million. The company has not sold forward.',
            'Cost and time. The plant is 38 % complete. Later stages may cost more or take longer, and more money may then have to be raised, at a price that may be lower.',
            'Grade. The estimate of ore rests on drill holes 40 metres apart. Ground between them may hold less copper.',
            'Water. The project draws from a bore field licensed to 2041. A long drought could lower the permitted draw.',
            'People. Skilled operators are scarce in the district, and wages have risen faster than prices.',
            'Market. There is no public market for the shares. The directors intend to apply for quotation but cannot promise it.',
          ],
        },
        {
          heading: '5. Directors and fees',
          paragraphs: [
            'The board has five members, three of them independent. Together they hold 11.2 % of the shares on issue before the offer. Directors are paid AUD 60,000.00 a year each; the chair is paid AUD 95,000.00.',
            'The application fee of 1.5 % plus GST is paid to the registrar and the arranger of the offer in equal parts. Example: for 10,000 shares the price is AUD 4,000.00, the fee AUD 60.00, GST on the fee AUD 6.00; the applicant pays AUD 4,066.00.',
          ],
        },
        {
          heading: '6. How to apply',
          paragraphs: [
            "Apply online through the registrar, Bellbird Share Registry Pty Ltd. You need a driver's licence, a passport or a proof of age card, and a copy of one of them to upload. A tax file number is not compulsory, but tax may be taken from dividends without it.",
            'Payment is by BPAY, electronic transfer or cheque; instructions follow by e-mail once the application has been received. An application is complete when the money has arrived.',
            'The company may accept or decline an application in whole or in part. Money for shares that are not allotted is returned without interest within ten business days of the allotment date.',
          ],
        },
        {
          heading: '7. Rights of a share',
          paragraphs: [
            'Each share carries one vote on a poll and an equal part of any dividend. The company has paid no dividend and does not expect to pay one before 2029. Holders may take dividends in shares under the reinvestment plan, whose rules are a separate document.',
          ],
        },
      ],
    },
    {
      filename: 'Emberfield Copper independent geologist summary.pdf',
      title: "Independent geologist's summary",
      subtitle: 'Caldwell Bore copper project, New South Wales',
      dated: 'Dated 14 October 2026',
      notice,
      sections: [
        {
          heading: '1. What was asked',
          paragraphs: [
            'The directors asked for an independent opinion on the estimate of ore at Caldwell Bore, on the plan to mine it and on the metal that the plant can recover. The author visited the site on 8 and 9 September 2026 and holds no interest in the company.',
          ],
        },
        {
          heading: '2. The deposit',
          paragraphs: [
            'Copper occurs as chalcopyrite in steep lenses within folded siltstone. Three lenses make up 91 % of the first pit. Weathering reaches 18 to 26 metres; above that depth the copper has largely been leached, and the material is waste.',
            'The drill core that was inspected agrees with its logs. Of 120 samples chosen by the author and assayed again elsewhere, 114 agreed within 8 % of the first result, which is normal for this style of ore.',
          ],
          table: [
            ['Drill holes in the estimate', '412'],
            ['Metres drilled', '61,900'],
            ['Typical spacing in the first pit', '40 m by 40 m'],
            ['Measured and indicated ore', '9.4 million tonnes at 1.31 % copper'],
            ['Inferred, not in the mine plan', '3.8 million tonnes at 1.05 % copper'],
          ],
        },
        {
          heading: '3. Recovery',
          paragraphs: [
            'Tests on eleven composite samples recovered between 88 % and 93 % of the copper into a concentrate of 24 % copper. The plan uses 90 %. Clay in the upper benches slowed flotation in two samples; blending, which the plan allows for, removed the effect.',
          ],
        },
        {
          heading: '4. Opinion',
          bullets: [
            'The estimate was made by accepted methods and is a fair basis for the plan.',
            'The mining rate is within what pits of this size achieve.',
            'Closer drilling of the northern lens before its first bench is advisable; AUD 0.4 million is set aside for it.',
          ],
        },
      ],
    },
    {
      filename: 'Emberfield Copper dividend reinvestment plan.pdf',
      title: 'Dividend reinvestment plan rules',
      subtitle: 'How dividends can be taken in shares',
      dated: 'Adopted 2 November 2026',
      notice,
      sections: [
        {
          heading: '1. Taking part',
          paragraphs: [
            'Holders with an address in Australia may take part with all of their shares. The choice is made in the application or later in writing to the registrar, and holds until it is changed. A choice that arrives after the record date of a dividend counts from the next one.',
          ],
        },
        {
          heading: '2. Price and number',
          paragraphs: [
            'Shares under the plan are issued at the average price of the ten trading days after the record date, less a discount of up to 3 % that the directors set. Until the shares are quoted, the directors set the price on the advice of an independent expert.',
            'The number of shares is the dividend, less any tax withheld, divided by the price and rounded down. What is left over is carried to the next dividend without interest.',
          ],
        },
        {
          heading: '3. Statements and changes',
          paragraphs: [
            "The registrar sends a statement after each dividend. The directors may change, suspend or end the plan with one month's notice. No brokerage or fee is charged for shares under the plan.",
          ],
        },
      ],
    },
  ],
};
