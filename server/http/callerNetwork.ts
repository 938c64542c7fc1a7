/** Who counts as one caller where calls are counted by address. */
import ipaddr from 'ipaddr.js';

/** Bits of the part of an IPv6 address that a provider gives to one customer, who may change the rest at will. */
const CUSTOMER_BITS = 64;

/**
 * An IPv4 address as it is, also where it came as an IPv6 one; of an IPv6 address the customer's network.
 * @example callerNetwork('2001:db8::17') // '2001:db8::/64'
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`
    : parsed.toString();
}
