import type { PaymentOptions } from '#domain/application.ts';
import { describeAccount, describeChoice } from '#domain/money/describePayment.ts';
import { offeredPayments, showsOtherAccount } from '#domain/stepRules/payment_options/asked.ts';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';

/** The chosen way to pay in the progress sidebar; nothing while the stored choice is not on offer. */
export function PaymentOptionsSummary({ values }: { values: PaymentOptions }) {
  const offer = useAppSelector(selectOffer);
  const application = useAppSelector(selectApplication);
  const chosen = offer && offeredPayments(offer, application).find(({ code }) => code === values.paymentMethod);
  if (!chosen) return null;
  return (
    <SummaryLines lines={[describeChoice(chosen), ...(showsOtherAccount(values) ? describeAccount(values) : [])]} />
  );
}
