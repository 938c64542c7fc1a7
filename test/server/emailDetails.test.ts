/** What single e-mails say: to the issuer, about documents, and of names that may not be said. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { ADVISER, anOffer, assertHarmless, compose, webAddresses, withoutDocuments } from './support/emails.ts';

describe('an e-mail after a submission', () => {
  it('[1-ADV-06, 3-ROLE-08] tell the issuer which application it is, and who submitted it', () => {
    const offer = anOffer();
    const application = anIndividualApplication(offer);
    for (const [actor, said] of [
      ['investor', 'The investor'],
      ['adviser', 'The adviser'],
      ['issuer', 'Issuer staff'],
    ] as const) {
      const { subject, text } = compose('issuer_notice', offer, application, { actor, status: 'submitted' });

      assert.equal(subject, 'EMB-7K2M-9Q: an application for Demo has been submitted');
      assert.match(text, new RegExp(`^Submitted by: ${said}$`, 'm'));
      assert.match(
        text,
        /^You are receiving this email because this address is notified of every application for Demo\.$/m,
      );
      assert.doesNotMatch(text, /jane\.citizen@|61412|Kind regards/);
    }
  });

  it('[1-ADV-07, 3-ROLE-09] ask the investor for approval, with nothing that leads nowhere', () => {
    const offer = anOffer();
    const application = anIndividualApplication(offer);
    const contact_details = { ...application.contact_details, ...ADVISER, adviser_has_authority: false };
    const by = { actor: 'adviser', status: 'pending_approval' } as const;
    const email = compose('approval_request', offer, { ...application, contact_details }, by);
    const toAdviser = compose('adviser_confirmation', offer, { ...application, contact_details }, by);

    assert.equal(email.subject, 'Please approve the application for Demo (EMB-7K2M-9Q)');
    assert.match(email.html, /<a href="mailto:emberfield@bellbird\.example">emberfield@bellbird\.example<\/a>/);
    assert.deepEqual(webAddresses(email), []);
    const why = 'You are receiving this email because your address was given as the';
    assert.ok(email.text.includes(`\n${why} investor's in an application for Demo`), email.text);
    assert.ok(toAdviser.text.includes(`\n${why} adviser's in an application for Demo`), toAdviser.text);
  });

  it('[2-READY-41] say which originals of whom to post, certified how, to which address, under which reference, by when', () => {
    const offer = aDemoOffer('kestrel-notes');
    const { text } = compose('confirmation', offer, anApplicationBy('family_trust', offer));

    assert.ok(
      text.includes(
        [
          'Please post these verification documents:',
          '- Citizen Super Fund: AML/CTF document (Certificate of registration)',
          "- Tomas Okafor: Driver's licence",
          "- Mei Lin: Driver's licence",
          "- Aroha Walker: Driver's licence",
          '',
          'Send the originals, or certified copies of them.',
          'Copies may be certified by a solicitor or another person authorised to certify documents.',
          'Enclose a note with the application reference EMB-7K2M-9Q.',
          'They must arrive before the offer closes on 30 September 2027.',
          '',
          'Post them to:',
          'Bellbird Share Registry Pty Ltd',
          'Level 9, 40 Example Street',
          'Melbourne VIC 3000',
          'Australia',
          '',
        ].join('\n'),
      ),
      text,
    );
  });

  it('[2-READY-41] name two documents where two are asked for, and say what they can where the offer has no end or registrar', () => {
    const offer = aDemoOffer('kestrel-notes', {
      closes_at: null,
      registrar: null,
      show_solicitor_text: false,
      required_doc_count: 2,
    });
    const { text } = compose('confirmation', offer, anIndividualApplication(offer));

    assert.match(text, /^- Jane Citizen: Driver's licence, Passport$/m);
    assert.match(text, /^Copies may be certified by a justice of the peace or another person authorised/m);
    assert.match(text, /^Please post them as soon as you can\.\n\nPlease ask us where to post them\.$/m);
  });

  it('[2-READY-41] count whoever stands in several lists once, and tell the issuer what comes by post', () => {
    const offer = aDemoOffer('tarn-ridge-water-trust', { verification_doc_type: 'O', use_greenid_verification: false });
    const application = anApplicationBy('family_trust', offer);
    const trustees = (application.trustees?.trustees ?? []).map((person, index) => ({
      ...person,
      id: `person-${index}`,
    }));
    const both = {
      ...application,
      trustees: { trustees },
      beneficial_owners: { beneficialOwners: trustees.slice(0, 1) },
    };
    const { text } = compose('issuer_notice', offer, both);

    assert.match(text, /^Original verification documents that come by post:$/m);
    assert.equal(text.split('Tomas Okafor').length - 1, 1, text);
  });

  it('[2-NEXT-12] say of certificates of which one is enough that one of them is missing', () => {
    const offer = aDemoOffer('banksia-lane-development-fund', { issuer_wholesale_client_default_setting: 'any' });
    const { text } = compose('confirmation', offer, withoutDocuments(anApplicationBy('joint', offer)));

    assert.match(text, /^Provide the documents that are still missing\.\n- /m);
    assert.match(
      text,
      /^- Jane Citizen, Tomas Okafor, Mei Lin, Aroha Walker: Accountant's certificate \(from one of them\)$/m,
    );
    assert.match(text, /^To provide them, contact .+ and quote the application reference\.$/m);
  });

  const NAMES: [name: string, kind: InvestorKind, rename: (application: Application) => Application, said: RegExp][] = [
    [
      'an investor',
      'joint',
      renamed('investor_details', 'legalLastName'),
      /^Investors: Investor 1, Investor 2, Investor 3, Investor 4$/m,
    ],
    ['a company', 'company', renamed('investor_details', 'companyName'), /^Investor: Company$/m],
    ['a partnership', 'partnership', renamed('investor_details', 'partnershipName'), /^Investor: Partnership$/m],
    ['trustees', 'family_trust', renamed('trustees', 'legalFirstName'), /^- Trustee 2: Driver's licence$/m],
    [
      'a corporate trustee',
      'corporate_trust',
      renamed('corporate_trustee', 'companyName'),
      /^- Corporate trustee: AML\/CTF document/m,
    ],
    ['the contact', 'individual', renamed('contact_details', 'last_name'), /^Hello,\n/],
  ];
  for (const [name, kind, rename, said] of NAMES)
    it(`[2-ROLE-04] say no name that could be read as a link, but what stands for it: of ${name}`, () => {
      const offer = aDemoOffer('kestrel-notes');
      const application = rename(anApplicationBy(kind, offer));
      for (const template of [
        'confirmation',
        'adviser_confirmation',
        'investor_copy',
        'approval_request',
        'issuer_notice',
      ] as const) {
        const email = compose(template, offer, application);
        assertHarmless(email, template);
        assert.doesNotMatch(email.subject + email.text + email.html, /evil/, template);
        if (template === 'confirmation') assert.match(email.text, said);
      }
    });

  it('[2-ROLE-04] show names, offers and messages as text, whatever they hold', () => {
    const offer = anOffer({ name: 'A & B "<i>"', branding_colour: '"><b>' });
    const application = anIndividualApplication(offer);
    const contact_details = { ...application.contact_details, ...ADVISER, first_name: '<img src=x>' };
    const review = { ...application.review, message_to_investor: 'So:\n</blockquote><script>alert(1)</script>' };
    const email = compose('investor_copy', offer, { ...application, contact_details, review });

    assertHarmless(email, 'markup');
    assert.doesNotMatch(email.html, /<(?:img|i|b|script)\b/);
    assert.match(email.html, /<blockquote[^>]*>So:<br>\n&#60;\/blockquote&#62;&#60;script&#62;/);
  });
});

/** The application in which every such field of the step says what would be a link. */
function renamed(step: keyof Application, field: string): (application: Application) => Application {
  return (application) => {
    const values: unknown = JSON.parse(
      JSON.stringify(application[step], (key, value: unknown) => (key === field ? 'at evil.example' : value)),
    );
    return { ...application, [step]: values };
  };
}
