/** Whose mailbox an address leads to, where e-mails to it are counted. */

/**
 * The same text for addresses that may lead to one mailbox: in small letters, and without a tag after `+`, which most providers
 * deliver to the address without it. Where a provider does not, two people share a count, and one may wait a day.
 * @example mailboxOf(' Jane+Offers@Example.com') // 'jane@example.com'
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, Math.max(0, at));
  const tag = local.indexOf('+', 1);
  return tag === -1 ? plain : local.slice(0, tag) + plain.slice(at);
}
