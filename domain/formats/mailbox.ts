/** Whose mailbox an address leads to, where e-mails to it are counted. */

/** Domains of Google: dots before the `@` change nothing, and both names lead to one mailbox. */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The same text for addresses that may lead to one mailbox: in small letters, without a tag after `+`, which most providers deliver to the
 * address without it, and without the dots that the provider ignores. Where a provider delivers tags apart, two people share a count, and
 * one may wait a day.
 * @example mailboxOf(' Jane+Offers@Example.com') // 'jane@example.com'
 * @example mailboxOf('j.ane@googlemail.com') // 'jane@gmail.com'
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const local = plain.slice(0, at);
  const tag = local.indexOf('+', 1);
  const untagged = tag === -1 ? local : local.slice(0, tag);
  const domain = plain.slice(at + 1).replace(/\.$/, '');
  return DOTLESS_DOMAINS.has(domain) ? `${untagged.replace(/\./g, '')}@gmail.com` : `${untagged}@${domain}`;
}

/** True for two addresses that may lead to one mailbox; never for a blank one. */
export function isSameMailbox(one: string, other: string): boolean {
  return one.trim() !== '' && mailboxOf(one) === mailboxOf(other);
}
