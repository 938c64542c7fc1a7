/** Identifies the mailbox of an e-mail address, for counting e-mails. */

/** Providers whose domains lead to one mailbox, with the characters before the `@` that they ignore. */
const PROVIDERS: readonly { domains: readonly string[]; ignored: RegExp | null }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: null },
];

/**
 * Returns the same text for addresses that may lead to one mailbox: in small letters, without a tag after `+` (most providers deliver to
 * the address without it), and without characters that the provider ignores. At a provider that delivers tags apart, two people share a
 * count, and one may wait a day.
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
  const domain = asciiDomain(plain.slice(at + 1).replace(/\.$/, ''));
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  const named = provider?.ignored ? untagged.replace(provider.ignored, '') : untagged;
  return `${named}@${provider?.domains[0] ?? domain}`;
}

/** Returns the ASCII spelling: a domain with other letters has two (`bücher.example`, `xn--bcher-kva.example`). */
function asciiDomain(domain: string): string {
  if (!/[^\0-\x7F]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** True for two addresses that may lead to one mailbox; never for a blank one. */
export function isSameMailbox(one: string, other: string): boolean {
  return one.trim() !== '' && mailboxOf(one) === mailboxOf(other);
}
