import type { ComponentType } from 'react';
import type { InvestorType } from '#domain/application.ts';
import { BareTrustOwners } from './BareTrustOwners.tsx';
import { CompanyOwner } from './CompanyOwner.tsx';
import type { OwnerFieldsProps } from './ownerFieldsProps.ts';
import { PartnershipOwner } from './PartnershipOwner.tsx';
import { TrustOwner } from './TrustOwner.tsx';

export type EntityOwnerType = Exclude<InvestorType, 'individual' | 'joint_individual'>;

const FIELDS: Record<EntityOwnerType, ComponentType<OwnerFieldsProps>> = {
  bare_trust: BareTrustOwners,
  company: CompanyOwner,
  trust_superfund: TrustOwner,
  partnership: PartnershipOwner,
};

/** The blocks of an owner that is not simply one or several individuals. */
export function EntityOwners({ type, ...props }: OwnerFieldsProps & { type: EntityOwnerType }) {
  const Fields = FIELDS[type];
  return <Fields {...props} />;
}
