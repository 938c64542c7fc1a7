/** Drops the answers of an organisation that its other answers rule out (2-ABN-04, 2-CO-12, 2-CO-26, 2-CO-27). */
import type { Company } from '../model/application.ts';
import { withoutSpaces } from '../formats/format.ts';
import { type BusinessNumberKind } from '../data/choices.ts';
import { asksForBusinessNumber, companyNumberKind, entityNumberKind } from './businessNumbers.ts';

/**
 * Returns a company's values without those that its answers rule out: a charity is Australian (2-CO-12), a listed company public (2-CO-26).
 */
export function settleCompany<Values extends Company>(company: Values): Values {
  return withoutInvalidFlags(settleNumber(company, companyNumberKind(company)));
}

/**
 * Returns a company's values without a tick that makes no sense beside its other answers: no foreign charity (2-CO-12), no private listed
 * company.
 */
export function withoutInvalidFlags<Values extends Company>(company: Values): Values {
  return {
    ...company,
    ...(company.is_charity && entityNumberKind(company) !== 'ABN' && { is_charity: false }),
    ...(company.is_listed && !company.is_public && { is_listed: false }),
  };
}

/** Returns a trust's or partnership's values without those that the answers about its number rule out. */
export function settleEntity<Values extends Company>(entity: Values): Values {
  return settleNumber(entity, entityNumberKind(entity));
}

/**
 * Returns the values without a number if the answer is that there is none (2-ABN-04). A reason stays only then, and its text only for the
 * reason `other`; the answer to the question stays only if it is asked (2-CO-27). An NZBN loses its blanks.
 */
function settleNumber<Values extends Company>(values: Values, kind: BusinessNumberKind): Values {
  const isWithout = asksForBusinessNumber(kind) && values.has_business_number === false;
  const settled = { ...values };
  if (isWithout) {
    delete settled.business_number;
    delete settled.abn_lookup_data;
  } else {
    delete settled.abn_not_available_reason;
  }
  if (!asksForBusinessNumber(kind)) delete settled.has_business_number;
  if (settled.abn_not_available_reason !== 'other') delete settled.other_reason;
  // People type it in groups; Australian fields group by themselves and hold digits only.
  if (kind === 'NZBN' && settled.business_number) settled.business_number = withoutSpaces(settled.business_number);
  return settled;
}
