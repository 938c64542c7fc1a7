import type { ReactNode } from 'react';
import { askedOfPerson } from '#domain/people/personAsked.ts';
import { lateQuestions } from '#features/ui/form/lateQuestions.tsx';
import { useAddressLists } from '../address/useAddressLists.ts';
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

interface Slots {
  who?: ReactNode;
  roles?: ReactNode;
  declaration?: ReactNode;
}

/**
 * Everything that is asked about one person, whatever their role (2-INV-30 to 2-INV-54): parts for a card. The optional parts
 * stand where the offer asks for them; an officer without ownership is not identified (2-OTH-04). `who` asks who somebody of this name is, `roles`
 * for roles in the entities of the application, where there are any, `declaration` for the taxes of who owns (2-INV-52).
 */
export function PersonBlockForm({ who, roles, declaration, ...shown }: PersonFormProps & Slots) {
  const { block, place, context } = shown;
  const { offer, today } = context;
  const props = { block, place, offer, today, ...useAddressLists() };
  const fields = askedOfPerson(block.values, place, offer);
  return (
    <>
      <PersonalPart {...props} />
      {who}
      <ContactPart {...props} />
      <AddressPart {...props} />
      {roles}
      {fields.includes('idType') && <IdentityPart {...props} />}
      {fields.includes('sophisticatedInvestorDoc') && <CertificatePart {...props} />}
      {fields.includes('sourcesOfWealth') && <WealthPart {...props} />}
      {fields.includes('pep_status') && <PepPart {...props} />}
      {declaration}
    </>
  );
}
