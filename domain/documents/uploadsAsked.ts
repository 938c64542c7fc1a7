/** Documents of organisations that an offer asks for (2-READY-06 to 2-READY-20, 2-TRST-13). */
import type { Offer } from '../model/offer.ts';

/** True when the offer asks for AML/KYC and documents are uploaded: company, corporate trustee and company trustee give theirs. */
export function takesUploads(offer: Pick<Offer, 'require_aml_kyc' | 'verification_doc_type'>): boolean {
  return Boolean(offer.require_aml_kyc) && offer.verification_doc_type === 'C';
}

/** True if the trust's own document is needed: for every trust, but for a super fund only if the offer says so. */
export function asksTrustForAmlDoc(
  offer: Pick<Offer, 'require_super_fund_aml_doc'>,
  trustType: string | undefined,
): boolean {
  return trustType !== 'superannuation_fund' || Boolean(offer.require_super_fund_aml_doc);
}

/** True if a family trust proves its status by its tax return (2-TRST-13). */
export function asksForFamilyTrustDoc(
  offer: Pick<Offer, 'family_trust_tax_return'>,
  trustType: string | undefined,
): boolean {
  return trustType === 'family' && Boolean(offer.family_trust_tax_return);
}
