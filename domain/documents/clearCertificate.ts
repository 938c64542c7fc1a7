import type { Person } from '../model/application.ts';

/** Removes the certificate of a person or an organisation, and its date with it (2-CERT-04). */
export function clearCertificate<
  Bearer extends Pick<Person, 'sophisticatedInvestorDoc' | 'sophisticatedInvestorDocDate'>,
>(bearer: Bearer): Bearer {
  return { ...bearer, sophisticatedInvestorDoc: null, sophisticatedInvestorDocDate: '' };
}
