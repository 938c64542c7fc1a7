import { dueNowLabel } from '#domain/investment.ts';
import { formatMoney } from '#domain/money/money.ts';
import { lodgedFacts } from '#domain/application/lodgedFacts.ts';
import { nextSteps, type Receipt } from '#domain/application/nextSteps.ts';
import { isZeroMoney } from '#domain/money/zeroMoney.ts';
import { submittingActor } from '#domain/statuses.ts';
import type { ApplicationAnswer } from '#api/applicationsApi.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectInvestment } from '../selectors/investmentSelectors.ts';
import { selectReadiness } from '../selectors/readinessSelectors.ts';
import { selectCurrency, selectOffer, selectUser } from '../selectors/sessionSelectors.ts';
import { selectMode } from '../selectors/wizardSelectors.ts';

/** Writes the receipt of the open application from what was lodged and what the service answered (null in a preview); null before the offer is loaded. */
export function writeReceipt(state: RootState, answer: ApplicationAnswer | null): Receipt | null {
  const [offer, readiness, currency] = [selectOffer(state), selectReadiness(state), selectCurrency(state)];
  if (offer === null || readiness === null) return null;
  const investment = selectInvestment(state);
  const dueNow = investment?.dueNow;
  const amountDue = dueNow === undefined || isZeroMoney(dueNow) ? null : `${currency} ${formatMoney(dueNow)}`;
  const application = selectApplication(state);
  const by = submittingActor({ user: selectUser(state), application, mode: selectMode(state) });
  return {
    ...nextSteps({ offer, application, by, amountDue, currency, isReady: readiness.ready }),
    reference: answer?.reference ?? null,
    submittedAt: answer?.submitted_at ?? null,
    approveUntil: answer?.approve_until ?? null,
    ...(answer?.id !== undefined && { applicationId: answer.id }),
    lodged: lodgedFacts(offer, application, currency),
    amountDue,
    amountLabel: dueNowLabel(offer, investment ?? {}),
    payment: answer?.payment ?? null,
  };
}
