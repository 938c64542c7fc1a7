/**
 * Addresses that the service answers itself; every other one is a page, which the development server answers. An address of
 * docs/openapi.json that is missing here fails `test/architecture/serviceAddresses.test.ts`.
 */
const OWN = [
  /^\/api\//,
  /^\/offer\//,
  /^\/log(?:in|out)\/$/,
  /^\/(?:investor|advisor|issuer)\/$/,
  /^\/issuer\/holder-offer-search\/$/,
  /^\/d\//,
  /^\/dev\/outbox\//,
  /^\/offers\/[^/]+\/(?:documents|files)\//,
  /^\/offers\/[^/]+\/(?:download_documents_zip|resend-link)\/$/,
];
/** Addresses that are a page for GET and a call of the service for POST. */
const OPENED_AS_PAGES = [/^\/offers\/[^/]+\/draft\/[^/]+\/$/];

/** True where the service answers a request of this path, such as `/api/offers/`, and method. */
export function isServiceAddress(pathname, { method = 'GET' } = {}) {
  const patterns = ['GET', 'HEAD'].includes(method) ? OWN : [...OWN, ...OPENED_AS_PAGES];
  return patterns.some((pattern) => pattern.test(pathname));
}
