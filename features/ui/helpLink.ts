/** Help articles that a deployment may have. */
export type HelpArticle = 'beneficial-owners' | 'card-number' | 'tax-exemption-codes';

/**
 * Returns the address of a help article, as the page is configured: `<meta name="help-card-number" content="https://…">` (2-BO-05, 2-ID-18,
 * 3-TFN-12). Undefined without one, or if it is no web address: no link is shown then.
 */
export function helpLink(article: HelpArticle): string | undefined {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="help-${article}"]`)?.content.trim();
  return address !== undefined && /^https?:\/\//.test(address) ? address : undefined;
}
