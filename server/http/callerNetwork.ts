/** Networks that count as one caller, for limits by address. */
import ipaddr from 'ipaddr.js';
import type { CallerNetwork } from '../budgets/caller.ts';

/** Bits of an IPv6 address that a provider assigns to one customer, who may change the rest at will. */
const CUSTOMER_BITS = 64;

/**
 * Returns an IPv4 address as it is, even if it came as an IPv6 one; for an IPv6 address, the customer's network.
 * @example callerNetwork('2001:db8::17') // '2001:db8::/64'
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`
    : parsed.toString();
}

/** Networks wider than a customer's, each with the multiple of its limit: a provider gives some customers a /56 or a /48. */
const WIDER = [
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
];

/**
 * Returns the networks that a caller is counted in: an IPv4 address by itself, an IPv6 address by its /64, /56 and /48.
 * @example callerNetworks('203.0.113.7') // [{ network: '203.0.113.7', factor: 1 }]
 */
export function callerNetworks(address: string): CallerNetwork[] {
  const own = { network: callerNetwork(address), factor: 1 };
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  if (!(parsed instanceof ipaddr.IPv6)) return [own];
  const wider = WIDER.map(({ bits, factor }) => {
    const first = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`);
    return { network: `${first.toString()}/${bits}`, factor };
  });
  return [own, ...wider];
}
