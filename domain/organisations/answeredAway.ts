/** An organisation without what its own answers take away (2-ABN-04, 2-CO-12, 2-CO-26, 2-CO-27). */
import type { Company } from '../application.ts';
import { withoutSpaces } from '../formats/format.ts';
import {
  type BusinessNumberKind,
  asksForBusinessNumber,
  companyNumberKind,
  entityNumberKind,
} from './businessNumbers.ts';

/** A company's values without what its answers do not ask for: a charity is Australian (2-CO-12), a listed company public (2-CO-26). */
export function settleCompany<Values extends Company>(company: Values): Values {
  return withoutEmptyTicks(settleNumber(company, companyNumberKind(company)));
}

/** A company's values without a tick that its other answers leave no sense: no foreign charity (2-CO-12), no private listed company. */
export function withoutEmptyTicks<Values extends Company>(company: Values): Values {
  return {
    ...company,
    ...(company.is_charity && entityNumberKind(company) !== 'ABN' && { is_charity: false }),
    ...(company.is_listed && !company.is_public && { is_listed: false }),
  };
}

/** A trust's or partnership's values without what the answers about its number do not ask for. */
export function settleEntity<Values extends Company>(entity: Values): Values {
  return settleNumber(entity, entityNumberKind(entity));
}

/**
 * No number where the answer is that there is none (2-ABN-04); a reason only there, and words only for the reason `other`;
 * the question's own answer only where it is put (2-CO-27); an NZBN without its blanks.
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
  // Typed in groups; Australian fields group by themselves and hold digits only.
  if (kind === 'NZBN' && settled.business_number) settled.business_number = withoutSpaces(settled.business_number);
  return settled;
}
