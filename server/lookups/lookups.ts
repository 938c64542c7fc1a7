/** Choice of the services for look-ups: the real ones where they are set, the bundled samples elsewhere. */
import type { Config } from '../config.ts';
import { australianBusinessRegister } from './abr.ts';
import type { AddressBook } from './addresses.ts';
import { loqateAddressBook } from './loqate.ts';
import type { BusinessRegister, SuperFundRegister } from './registers.ts';
import { sampleAddressBook } from './sampleAddresses.ts';
import { sampleBusinessRegister, sampleSuperFundRegister } from './sampleRegister.ts';
import { superFundRegister } from './superFunds.ts';

export interface Lookups {
  addresses: AddressBook;
  businesses: BusinessRegister;
  superFunds: SuperFundRegister;
}

export function createLookups({ loqateKey, loqateUrl, abrGuid, abrUrl, superFundGuid, superFundUrl }: Config): Lookups {
  return {
    addresses: loqateKey ? loqateAddressBook({ key: loqateKey, url: loqateUrl }) : sampleAddressBook(),
    businesses: abrGuid ? australianBusinessRegister({ guid: abrGuid, url: abrUrl }) : sampleBusinessRegister,
    superFunds: superFundGuid ? superFundRegister({ guid: superFundGuid, url: superFundUrl }) : sampleSuperFundRegister,
  };
}
