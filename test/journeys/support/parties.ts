/** The people and companies of the journeys of entities; the companies are the look-up's own. */
import type { Individual } from './people.ts';

export const ANA: Individual = {
  first: 'Ana',
  last: 'Lindqvist',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
};
export const TRUST = { abn: '38900000101', name: 'THE TRUSTEE FOR LINDQVIST FAMILY TRUST' };
export const CUSTODIAN = { acn: '000000064', abn: '10000000064', name: 'BRIGALOW CUSTODIANS LIMITED' };
export const TRUSTEE = { acn: '000000037', abn: '93000000037', name: 'HARBOUR LANE NOMINEES PTY LTD' };
export const HOLDING = { acn: '000000019', abn: '89000000019', name: 'MARLOWE HOLDINGS PTY LTD' };
