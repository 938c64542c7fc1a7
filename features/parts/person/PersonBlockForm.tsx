import type { ReactNode } from 'react';
import { showsIdentitySection } from '#domain/people/identityAsked.ts';
import { showsCertificateSection, showsPepQuestion, showsSourceOfWealth } from '#domain/people/personAsked.ts';
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
  const { offer, place } = props;
  return (
    <>
      <PersonalPart {...props} />
      <ContactPart {...props} />
      <AddressPart {...props} />
      {roles}
      {place.role !== 'other' && showsIdentitySection(offer) && <IdentityPart {...props} />}
      {showsCertificateSection(offer) && <CertificatePart {...props} />}
      {showsSourceOfWealth(offer) && <WealthPart {...props} />}
      {showsPepQuestion(offer) && <PepPart {...props} />}
    </>
  );
}
