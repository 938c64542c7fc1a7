import { investorRows } from '#test/support/schemaTables/investor_details.ts';
import { checkRow } from '../check.ts';

const check = checkRow('investor_details');

describe('investor details', () => {
  it.each(investorRows.list)('[2-INV-29, 2-INV-14, 2-INV-23] who invests: $name', check);
  it.each(investorRows.names)('[2-INV-33, 2-INV-36, 3-PERS-02, 3-PERS-03] names: $name', check);
  it.each(investorRows.birth)('[2-INV-38, 2-INV-39, 2-INV-40] date of birth: $name', check);
  it.each(investorRows.birth)('[3-PERS-01, 3-PERS-04, 3-PERS-05, 3-PERS-07] date of birth of a person: $name', check);
  it.each(investorRows.email)('[2-INV-43, 2-INV-44, 3-PERS-06] e-mail and mobile: $name', check);
  it.each(investorRows.hin)('[2-HIN-05, 2-HIN-06] HIN: $name', check);
});

describe('address', () => {
  it.each(investorRows.street)('[2-ADDR-22, 2-ADDR-25, 2-ADDR-26, 2-ADDR-27] manual: $name', check);
  it.each(investorRows.street)('[2-ADDR-13, 2-ADDR-28] manual, each field: $name', check);
  it.each(investorRows.poBox)('[2-ADDR-24] PO box: $name', check);
  it.each(investorRows.characters)('[2-ADDR-23, 2-ADDR-29, 2-ADDR-30] characters: $name', check);
  it.each(investorRows.australian)('[2-ADDR-31, 2-ADDR-32, 2-ADDR-33] Australian: $name', check);
  it.each(investorRows.australian)('[2-ADDR-18, 2-ADDR-19, 2-ADDR-20] state and postcode by country: $name', check);
  it.each(investorRows.validator)('[2-ADDR-11, 2-ADDR-12] validator: $name', check);
  it.each(investorRows.postal)('[2-ADDR-36] postal address: $name', check);
  it.each(investorRows.component)('[3-ADDR-06, 3-ADDR-07, 3-ADDR-08, 3-ADDR-10] second variant: $name', check);
  it.each(investorRows.component)(
    '[3-ADDR-11, 3-ADDR-12, 3-ADDR-13, 3-ADDR-04] second variant in Australia: $name',
    check,
  );
  it.each(investorRows.componentLookup)('[3-ADDR-15, 3-ADDR-16, 3-ADDR-05] second variant, look-up: $name', check);
});

describe('identity, certificate and wealth', () => {
  it.each(investorRows.idType)('[2-ID-01, 2-ID-02, 2-ID-09, 2-ID-13] type and number: $name', check);
  it.each(investorRows.licence)('[2-ID-04, 2-ID-05, 2-ID-06] licence: $name', check);
  it.each(investorRows.passport)('[2-ID-07] passport: $name', check);
  it.each(investorRows.secondSet)('[2-ID-08] second document: $name', check);
  it.each(investorRows.certificate)('[2-CERT-02] certificate: $name', check);
  it.each(investorRows.wealth)('[2-SOW-04, 2-SOW-05, 2-SOW-06, 2-SOW-07] source of wealth: $name', check);
  it.each(investorRows.wealth)('[2-SOW-02, 2-SOW-08] source of wealth where it is asked: $name', check);
});
