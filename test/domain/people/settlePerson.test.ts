import type { Application } from '#domain/application.ts';
import { aDemoOffer, settledIn } from '#test/support/applications.ts';
import { aPersonOf } from '#test/support/entityApplications.ts';

const OFFER = aDemoOffer();
const cards = { idCardNumber: 'p1234567', idType: "Driver's licence" };
const person = aPersonOf(OFFER, 0, cards);
const application: Application = {
  contact_details: { holdingProfileType: 'NEW' },
  investor_details: { investor_type: 'individual', investors: [person] },
  trustees: { trustees: [person] },
  directors: { directors: [person] },
};
const cardsOf = ({ investor_details: details, trustees, directors }: Application) =>
  [details?.investors, trustees?.trustees, directors?.directors].map((rows) => rows?.[0]?.idCardNumber);

describe('ID cards', () => {
  it('[2-ID-22] of investors and trustees are upper case on a new holding', () => {
    expect(cardsOf(settledIn(OFFER, application))).toEqual(['P1234567', 'P1234567', 'p1234567']);
  });

  it('[2-ID-22] stay as they are on any other holding', () => {
    const duplicate: Application = { ...application, contact_details: { holdingProfileType: 'DUPLICATE' } };

    expect(cardsOf(settledIn(OFFER, duplicate))).toEqual(['p1234567', 'p1234567', 'p1234567']);
  });
});

describe('an ID type that is not offered', () => {
  const idsOf = (changes: object, offer = OFFER) => {
    const settled = settledIn(offer, {
      investor_details: { investor_type: 'individual', investors: [aPersonOf(offer, 0, { ...cards, ...changes })] },
    });
    return [settled.investor_details?.investors?.[0]].map((kept) => [kept?.idType, kept?.idType2])[0];
  };
  const TWO = aDemoOffer('emberfield-copper', { required_doc_count: 2 });

  it('[2-ID-09] is not kept of somebody who lives abroad', () => {
    expect(idsOf({})).toEqual(["Driver's licence", undefined]);
    expect(idsOf({ manualAddress: true, country: 140 })).toEqual(['', undefined]);
  });

  it('[2-ID-08] is not kept as second where it is the first', () => {
    expect(idsOf({ idType2: 'Passport' }, TWO)).toEqual(["Driver's licence", 'Passport']);
    expect(idsOf({ idType2: "Driver's licence" }, TWO)).toEqual(["Driver's licence", '']);
  });
});
