import type { Application, Company } from '#domain/application.ts';
import { readingContext } from '#domain/readiness.ts';
import { describeStep as describeRecorded } from '#domain/stepRules/readings.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aCompany, anApplicationBy } from '#test/support/entityApplications.ts';

const offer = aDemoOffer('emberfield-copper');

const entity = (name: string, status: string): Company['abn_lookup_data'] => ({
  businessEntity: { mainName: { organisationName: name }, entityStatus: { entityStatusCode: status } },
});

function linesOf(step: 'investor_details' | 'corporate_trustee', application: Application): [string, unknown][] {
  const sections = describeRecorded(step, readingContext({ offer, application, currency: 'AUD' }));
  return sections.flatMap(({ lines }) =>
    lines.flatMap(({ label, value }): [string, unknown][] => (label === 'In the register' ? [[label, value]] : [])),
  );
}

const ownedBy = (data: unknown, kind: 'company' | 'partnership' | 'family_trust'): Application => {
  const application = anApplicationBy(kind, offer);
  return { ...application, investor_details: { ...application.investor_details, abn_lookup_data: data } };
};

describe('what review and the record say of the register', () => {
  it.each<[string, unknown, string]>([
    ['another name', entity('MARLOWE HOLDINGS PTY LTD', 'Active'), 'MARLOWE HOLDINGS PTY LTD (Active)'],
    ['a cancelled entity', entity('MARLOWE HOLDINGS PTY LTD', 'Cancelled'), 'MARLOWE HOLDINGS PTY LTD (Cancelled)'],
    ['no status', entity('MARLOWE HOLDINGS PTY LTD', ''), 'MARLOWE HOLDINGS PTY LTD'],
    ['no name', entity('', 'Active'), 'No organisation name (Active)'],
    ['a super fund', { OrganisationName: 'LINDQVIST FUND' }, 'LINDQVIST FUND'],
  ])('[2-ABN-02, 2-ABN-07] %s beside the one that was entered', (_what, data, expected) => {
    for (const kind of ['company', 'partnership', 'family_trust'] as const)
      expect(linesOf('investor_details', ownedBy(data, kind))).toEqual([['In the register', expected]]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'MARLOWE'],
    ['an exception', { exception: { exceptionDescription: 'No records found' } }],
    ['a list', [entity('A', 'Active')]],
  ])('[2-ABN-07] nothing of %s', (_what, data) => {
    expect(linesOf('investor_details', ownedBy(data, 'company'))).toEqual([]);
  });

  it('[2-ABN-02] the same of the company that is the trustee, and of a holding company', () => {
    const company = { ...aCompany(offer), abn_lookup_data: entity('MARLOWE', 'Active') };
    const trust = anApplicationBy('corporate_trust', offer);
    expect(linesOf('corporate_trustee', { ...trust, corporate_trustee: company })).toHaveLength(1);
    const bare = anApplicationBy('bare_trust', offer);
    const held = { ...bare.investor_details, has_holding_company: true, holding_company: company };
    expect(linesOf('investor_details', { ...bare, investor_details: held })).toHaveLength(1);
  });
});
