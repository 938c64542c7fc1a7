import type { Application } from '#domain/application.ts';
import { listNumbers, mapNumbers } from '#domain/application/numbers.ts';
import { fromWire, toWire } from '#domain/wire.ts';

const APPLICATION: Application = {
  investor_details: {
    organisation_id: 'o',
    business_number: '51824753556',
    taxDetails: { tfn: '1', tins: [{ id: 't', tin: '2' }] },
    investors: [
      { id: 'p', idNumber: '3', idCardNumber: ' ', taxDetails: { tins: [{ id: 't', tin: '4' }, { tin: '5' }] } },
    ],
    custodian: { id: 'c', taxDetails: { tfn: '6' } },
  },
  tax_details: { investors: [{ id: 'p', tfn: '7' }] },
  bank_details: { bsb: '063000', accountNumber: '8' },
};

describe('the numbers of an application', () => {
  it('are named by the entity and the field, wherever they stand', () => {
    expect(listNumbers(APPLICATION).map(({ name, value }) => [value, name])).toEqual([
      ['1', 'o.taxDetails.tfn'],
      ['2', 'o.taxDetails.tins.t.tin'],
      ['3', 'p.idNumber'],
      ['4', 'p.taxDetails.tins.t.tin'],
      ['5', 'p.taxDetails.tins.1.tin'],
      ['6', 'c.taxDetails.tfn'],
      ['7', 'p.tfn'],
      ['8', 'bank_details.accountNumber'],
    ]);
  });

  it('have the paths of the form, and change without anything else', () => {
    expect(listNumbers(APPLICATION).map(({ step, path }) => `${step} ${path}`)).toContain(
      'investor_details investors[0].taxDetails.tins[1].tin',
    );
    expect(mapNumbers(APPLICATION, ({ value }) => value)).toEqual(APPLICATION);
    expect(mapNumbers(APPLICATION, () => 'x').bank_details).toEqual({ bsb: '063000', accountNumber: 'x' });
  });

  it('travel with their handles beside the steps, and texts alone are handles', () => {
    const sent = toWire({}, { offer: 1, number_handles: { 'p.tfn': 'h' } });

    expect(fromWire(sent).number_handles).toEqual({ 'p.tfn': 'h' });
    expect(fromWire({ offer: 1, number_handles: { a: 1, b: 'h' } }).number_handles).toEqual({ b: 'h' });
    expect(fromWire({ offer: 1, number_handles: 'h' })).toEqual({ offer: 1, application: {} });
  });
});
