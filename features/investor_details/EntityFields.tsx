import type { ComponentType } from 'react';
import type { InvestorType } from '#domain/application.ts';
import { BareTrustFields } from './BareTrustFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import { PartnershipFields } from './PartnershipFields.tsx';
import { TrustInvestorFields } from './TrustInvestorFields.tsx';

export type EntityInvestorType = Exclude<InvestorType, 'individual' | 'joint_individual'>;

const FIELDS: Record<EntityInvestorType, ComponentType<InvestorFieldsProps>> = {
  bare_trust: BareTrustFields,
  company: CompanyFields,
  trust_superfund: TrustInvestorFields,
  partnership: PartnershipFields,
};

/** Blocks of an owner that is not simply one or several individuals. */
export function EntityFields({ type, ...props }: InvestorFieldsProps & { type: EntityInvestorType }) {
  const Fields = FIELDS[type];
  return <Fields {...props} />;
}
