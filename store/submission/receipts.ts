import { dueNowLabel } from '#domain/investment.ts';
import { formatMoney } from '#domain/money/money.ts';
import { submittedFacts } from '#domain/application/submittedFacts.ts';
import { nextSteps, type Receipt } from '#domain/application/nextSteps.ts';
import { isZeroMoney } from '#domain/formats/zeroMoney.ts';
import { submittingActor } from '#domain/statuses.ts';
import type { ApplicationResponse } from '#api/applicationsApi.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectInvestment } from '../selectors/investmentSelectors.ts';
import { selectReadiness } from '../selectors/readinessSelectors.ts';
import { selectCurrency, selectOffer, selectUser } from '../selectors/sessionSelectors.ts';
import { selectMode } from '../selectors/wizardSelectors.ts';

/**
 * Returns the receipt of the open application, from the submitted answers and the service's answer (null in a preview); null before the
 * offer is loaded.
 */
export function composeReceipt(state: RootState, answer: ApplicationResponse | null): Receipt | null {
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
    lodged: submittedFacts(offer, application, currency),
    amountDue,
    amountLabel: dueNowLabel(offer, investment ?? {}),
    payment: answer?.payment ?? null,
  };
}
