import { readinessBySubject } from '#domain/readiness/itemTexts.ts';
import { aDemoOffer, anIndividualApplication, aPerson } from '#test/support/applications.ts';

it('lists the needed documents by person, and tells two people of one name apart', () => {
  const offer = aDemoOffer();
  const ready = anIndividualApplication(offer);
  const [investor] = ready.investor_details?.investors ?? [];
  const ada = { ...aPerson(investor), legalFirstName: 'Ada', legalLastName: 'Marsh' };
  const investors = [
    { ...ada, id: 'one', dateOfBirth: '14/03/1984' },
    { ...ada, id: 'two', dateOfBirth: '02/11/1990', idDoc: null, idDoc2: null },
  ];
  const application = {
    ...ready,
    investor_details: { investor_type: 'joint_individual' as const, investors },
  };

  expect(readinessBySubject(offer, application)).toEqual([
    { subject: 'Ada Marsh, born 14/03/1984', items: [{ kind: 'identity', is_supplied: true }] },
    { subject: 'Ada Marsh, born 02/11/1990', items: [{ kind: 'identity', is_supplied: false }] },
  ]);
});
