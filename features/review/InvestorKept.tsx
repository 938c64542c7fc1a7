import { editTexts } from '#domain/texts/edit.ts';
import { Notice } from '#features/ui/Notice.tsx';

/** Tells an issuer admin that the investor is not part of the edit (2-STEP-19). */
export function InvestorKept() {
  return <Notice kind="info" title={editTexts.investorKept} />;
}
