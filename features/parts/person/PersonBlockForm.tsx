import type { ReactNode } from 'react';
import { askedOfPerson } from '#domain/people/personAsked.ts';
import { lateQuestions } from '#features/ui/form/lateQuestions.tsx';
import { AddressPart } from './AddressPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import type { PersonFormProps } from './personForm.ts';
import { PersonalPart } from './PersonalPart.tsx';

/** Only where the offer asks for it. */
const PepPart = lateQuestions(() => import(/* webpackChunkName: "pep" */ './PepPart.tsx').then((m) => m.PepPart));
const WealthPart = lateQuestions(() =>
  import(/* webpackChunkName: "wealth" */ './WealthPart.tsx').then((m) => m.WealthPart),
);
const CertificatePart = lateQuestions(() =>
  import(/* webpackChunkName: "certificate" */ '../documents/CertificatePart.tsx').then((m) => m.CertificatePart),
);

/**
 * Everything that is asked about one person, whatever their role (2-INV-30 to 2-INV-54): parts for a card. The optional parts
 * stand where the offer asks for them; an officer without ownership is not identified (2-OTH-04). `roles` is the part that asks for
 * roles in the entities of the application, where there are any.
 */
export function PersonBlockForm({ roles, ...props }: PersonFormProps & { roles?: ReactNode }) {
  const { block, offer, place } = props;
  const fields = askedOfPerson(block.values, place, offer);
  return (
    <>
      <PersonalPart {...props} />
      <ContactPart {...props} />
      <AddressPart {...props} />
      {roles}
      {fields.includes('idType') && <IdentityPart {...props} />}
      {fields.includes('sophisticatedInvestorDoc') && <CertificatePart {...props} />}
      {fields.includes('sourcesOfWealth') && <WealthPart {...props} />}
      {fields.includes('pep_status') && <PepPart {...props} />}
    </>
  );
}
