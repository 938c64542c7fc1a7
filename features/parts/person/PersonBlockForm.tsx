import { applicablePersonFields } from '#domain/people/personFields.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { lazyQuestions } from '#features/ui/form/lazyQuestions.tsx';
import { useAddressLists } from '../address/useAddressLists.ts';
import { AddressPart } from './AddressPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import type { PersonFormProps } from './personForm.ts';
import { PersonalPart } from './PersonalPart.tsx';

/** Optional parts, loaded late: shown only if the offer asks for them. */
const PepPart = lazyQuestions(() =>
  import(/* webpackChunkName: "person-more" */ './PepPart.tsx').then((m) => m.PepPart),
);
const WealthPart = lazyQuestions(() =>
  import(/* webpackChunkName: "person-more" */ './WealthPart.tsx').then((m) => m.WealthPart),
);
const CertificatePart = lazyQuestions(() =>
  import(/* webpackChunkName: "person-more" */ '../documents/CertificatePart.tsx').then((m) => m.CertificatePart),
);

interface Slots {
  who?: Elements;
  roles?: Elements;
  declaration?: Elements;
}

/**
 * All questions about one person, in any role (2-INV-30 to 2-INV-54): parts for a card. Optional parts appear if the offer asks for them;
 * an officer without ownership is not identified (2-OTH-04). Slots: `who` asks for the identity of a namesake, `roles` for roles in the
 * entities of the application, if any, `declaration` for the taxes of an owner (2-INV-52).
 */
export function PersonBlockForm({ who, roles, declaration, ...shown }: PersonFormProps & Slots) {
  const { block, place, context } = shown;
  const { offer, today } = context;
  const props = { block, place, offer, today, ...useAddressLists() };
  const fields = applicablePersonFields(block.values, place, offer);
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
