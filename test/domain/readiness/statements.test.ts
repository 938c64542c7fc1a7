import type { HoldingProfileType } from '#domain/application.ts';
import { bankStatementRule } from '#domain/documents/statements.ts';

describe('the bank statement', () => {
  const offer = { new_investor_bank_statement_type: 'REQUIRED', existing_investor_bank_statement_type: 'DONOTASK' };

  it.each<[HoldingProfileType | undefined, string]>([
    ['NEW', 'REQUIRED'],
    [undefined, 'REQUIRED'],
    ['TOP_UP', 'DONOTASK'],
    ['EXISTING', 'DONOTASK'],
    ['DUPLICATE', 'DONOTASK'],
  ])('[1-PAY-21, 2-READY-35, 2-MISC-16] of %s is %s', (type, expected) => {
    expect(bankStatementRule(offer, type)).toBe(expected);
  });

  it.each([[null], ['OPTIONAL'], ['sometimes'], [undefined]])(
    '[1-OFFER-07, 2-MISC-12] is optional for the setting %p',
    (setting) => {
      expect(bankStatementRule(setting === undefined ? {} : { new_investor_bank_statement_type: setting }, 'NEW')).toBe(
        'OPTIONAL',
      );
    },
  );
});
