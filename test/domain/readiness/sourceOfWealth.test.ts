import type { Person } from '#domain/application.ts';
import type { ReadinessOffer } from '#domain/readiness.ts';
import { assess, byIndividual, byJoint, file, investedBy, jane, plain } from '#test/support/readiness.ts';

describe('source of wealth', () => {
  const asking = (source_of_wealth_documents_type: string, category = 'O'): ReadinessOffer => ({
    ...plain,
    security: { category },
    require_source_of_wealth_information: true,
    source_of_wealth_documents_type,
  });
  const wealthy: Person = { ...jane, sourceOfWealthDoc: file };

  it.each([
    ['ONE', [wealthy, jane], true],
    ['ONE', [jane, wealthy], false],
    ['ALL', [wealthy, jane], false],
    ['all', [wealthy, jane], false],
    ['ALL', [wealthy, wealthy], true],
    ['NONE', [jane, jane], true],
    ['sometimes', [jane, jane], true],
  ])('[2-READY-29, 2-READY-30] %s of joint investors', (mode, investors, ready) => {
    expect(assess(asking(mode), byJoint(...investors)).ready).toBe(ready);
  });

  it.each<[string, string, boolean]>([
    ['ALL', 'U', false],
    ['ALL', 'O', true],
  ])('[2-READY-31, 2-READY-46, 2-READY-47] %s: beneficial owners of category %s only', (mode, category, ready) => {
    const application = investedBy({ investor_type: 'company' }, { beneficial_owners: { beneficialOwners: [jane] } });
    const { warnings } = assess(asking(mode, category), application);

    expect(warnings).toEqual(ready ? [] : ['Source of wealth documents are required for all beneficial owners']);
    expect(assess(asking('ONE', 'U'), application).warnings).toEqual([
      'Source of wealth documents are required for at least one beneficial owner',
    ]);
  });

  it('[2-READY-47] names investors where they are meant, and may be missing where the offer lets it', () => {
    expect(assess(asking('ONE'), byIndividual(jane)).warnings).toEqual([
      'Source of wealth documents are required for at least one investor',
    ]);
    expect(assess(asking('ALL'), byIndividual(jane)).warnings).toEqual([
      'Source of wealth documents are required for all investors',
    ]);
    expect(
      assess({ ...asking('ALL'), allow_submit_with_missing_source_of_wealth_docs: true }, byIndividual(jane)),
    ).toMatchObject({
      canSubmit: true,
      warnings: ['You have not provided source of wealth documents.'],
    });
  });
});
