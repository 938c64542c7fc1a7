import { settle, authorisesDebit, hasLostChoice, onlyPaymentCode } from '#domain/stepRules/payment_options/rules.ts';
import { aDemoOffer, anIndividualApplication, aSchemaContext } from '#test/support/applications.ts';
import { paymentRows } from '#test/support/schemaTables/payment_options.ts';
import { checkRow } from '../check.ts';

const check = checkRow('payment_options');
const CONTEXT = aSchemaContext();

describe('payment options', () => {
  it.each(paymentRows.method)('[1-PAY-11, 1-PAY-03, 1-PAY-07, 1-PAY-08] method: $name', check);
  it.each(paymentRows.lost)('[1-PAY-11, 1-PAY-08] $name', check);
  it.each(paymentRows.only)('[1-PAY-11, 1-PAY-07] $name', check);
  it.each(paymentRows.plan)('[1-PAY-09, 1-PAY-03, 1-PAY-08, 1-PAY-11] of a regular plan: $name', check);
  it.each(paymentRows.account)('[1-PAY-13, 1-PAY-14, 1-PAY-15] another account: $name', check);
  it.each(paymentRows.number)('[1-PAY-16, 1-PAY-17, 1-PAY-18] account number: $name', check);
  it.each(paymentRows.statement)('[1-PAY-19, 1-PAY-20, 1-PAY-21, 1-PAY-22] statement: $name', check);

  it('[1-PAY-10] shows the authorisation with D and N only', () => {
    expect((['C', 'D', 'N'] as const).map((paymentMethod) => authorisesDebit({ paymentMethod }))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[1-PAY-11] knows the only method on offer', () => {
    const single = aDemoOffer('emberfield-copper');
    const several = aDemoOffer('kestrel-notes');

    expect(onlyPaymentCode(single, anIndividualApplication(single))).toBe('C');
    expect(onlyPaymentCode(several, anIndividualApplication(several))).toBeUndefined();
  });

  it.each([
    ['a debit, with BPAY alone left', { paymentMethod: 'D' }, '9999.99', true],
    ['a debit that is offered', { paymentMethod: 'D' }, '10000.00', false],
    ['none', {}, '9999.99', false],
    ['none yet', undefined, '9999.99', false],
  ] as const)('[1-PAY-11] knows whether a saved choice is lost: %s', (_name, payment_options, payableNow, isLost) => {
    const offer = aDemoOffer('tarn-ridge-water-trust');
    const application = { ...anIndividualApplication(offer), purchase_amount: { payableNow } };
    const bank_details = { bankCountry: 16, accountName: 'Jane Citizen', bsb: '063-000', accountNumber: '12345678' };

    expect(hasLostChoice(offer, { ...application, bank_details, ...(payment_options && { payment_options }) })).toBe(
      isLost,
    );
  });

  it('[1-PAY-18] drops the other account where it is not used', () => {
    const account = { accountName: 'A', bsb: '063-000', accountNumber: '123' };

    expect(settle({ paymentMethod: 'C', ...account }, CONTEXT)).toEqual({ paymentMethod: 'C' });
    expect(settle({ paymentMethod: 'N', ...account }, CONTEXT)).toEqual({
      paymentMethod: 'N',
      ...account,
    });
  });
});
