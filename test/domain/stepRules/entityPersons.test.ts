import { directorRows, otherRows, ownerRows, trusteeRows } from '#test/support/schemaTables/entity_persons.ts';
import { checkRow } from './check.ts';

describe('directors', () => {
  const check = checkRow('directors');

  it.each(directorRows.list)('[2-DIR-04, 2-DIR-05, 2-DIR-06, 2-DIR-08] list: $name', check);
  it.each(directorRows.person)('[2-DIR-07] person: $name', check);
  it.each(directorRows.trust)('[2-STEP-15, 2-DIR-07] of a corporate trustee: $name', check);
});

describe('trustees', () => {
  const check = checkRow('trustees');

  it.each(trusteeRows.list)('[2-TRU-04, 2-TRU-05, 2-TRU-09] list: $name', check);
  it.each(trusteeRows.person)('[2-TRU-09] person: $name', check);
  it.each(trusteeRows.identity)('[2-TRU-06, 2-TRU-07, 2-TRU-08] identity: $name', check);
});

describe('beneficial owners', () => {
  const check = checkRow('beneficial_owners');

  it.each(ownerRows.list)('[2-BO-13, 2-BO-19] list: $name', check);
  it.each(ownerRows.prefilled)('[2-BO-11] prefilled trustees: $name', check);
  it.each(ownerRows.identity)('[2-BO-17] identity: $name', check);
  it.each(ownerRows.person)('[2-BO-15] person: $name', check);
  it.each(ownerRows.temporary)('[2-BO-10] temporary list: $name', check);
});

describe('others', () => {
  const check = checkRow('others');

  it.each(otherRows.list)('[2-OTH-02, 2-OTH-05, 2-OTH-06] list: $name', check);
  it.each(otherRows.roles)('[2-OTH-01, 2-OTH-03, 2-INV-66] roles: $name', check);
  it.each(otherRows.person)('[2-OTH-01] person: $name', check);
  it.each(otherRows.identity)('[2-OTH-04] identity: $name', check);
});
