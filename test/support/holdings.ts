/** Holdings as the service lists them. */
import type { Holder, Subregister } from '#domain/model/holders.ts';

export function aSubregister(given: Partial<Subregister> = {}): Subregister {
  return {
    id: 41,
    name_and_designation: 'Ms Olivia Hartley',
    external_ref: '******390',
    issuer_name: 'Emberfield Copper Limited',
    security_name: 'Emberfield Copper ordinary share',
    security_code: 'EMB',
    units: '4000',
    as_at: '2026-09-30',
    ...given,
  };
}

/** A holder of these holdings, in the name of the first without its designation. */
export function aHolder(id: number, holdings: Subregister[], user_access: Holder['user_access'] = 'full'): Holder {
  return {
    id,
    account_name: holdings[0]?.name_and_designation.replace(/ <.*/, '') ?? '',
    account_id: holdings[0]?.external_ref ?? '',
    user_access,
    holdings,
  };
}
