/**
 * Made-up entities for trying the look-up while no register is set: the numbers pass their checks and reveal nothing about their real
 * holders.
 */

export interface SampleEntity {
  abn: string;
  /** Companies only. */
  acn?: string;
  name: string;
  isSuperFund?: boolean;
  isCancelled?: boolean;
}

export const SAMPLE_ENTITIES: readonly SampleEntity[] = [
  { abn: '89000000019', acn: '000000019', name: 'MARLOWE HOLDINGS PTY LTD' },
  { abn: '91000000028', acn: '000000028', name: 'SALTBUSH GRAZING PTY LTD' },
  { abn: '93000000037', acn: '000000037', name: 'HARBOUR LANE NOMINEES PTY LTD' },
  { abn: '95000000046', acn: '000000046', name: 'TWELVE APOSTLES BREWING CO PTY LTD' },
  { abn: '97000000055', acn: '000000055', name: 'QUOIN HILL CAPITAL LIMITED' },
  { abn: '10000000064', acn: '000000064', name: 'BRIGALOW CUSTODIANS LIMITED' },
  { abn: '12000000073', acn: '000000073', name: 'WINDMILL ROAD TRADING PTY LTD', isCancelled: true },
  { abn: '38900000101', name: 'THE TRUSTEE FOR LINDQVIST FAMILY TRUST' },
  { abn: '19900000102', name: 'THE TRUSTEE FOR MARLOWE UNIT TRUST' },
  { abn: '89900000103', name: 'OKAFOR & DAUGHTERS' },
  { abn: '70900000104', name: 'RIVERBEND VETERINARY PARTNERS' },
  { abn: '51900000105', name: 'LINDQVIST SUPERANNUATION FUND', isSuperFund: true },
  { abn: '32900000106', name: 'SALTBUSH RETIREMENT FUND', isSuperFund: true },
  { abn: '13900000107', name: 'THE COURTYARD LIBRARY FOUNDATION' },
];
