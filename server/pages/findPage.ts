/** Finds the page of an address among those that the service writes. */
import { links } from '#domain/texts/shell.ts';
import type { FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { publicOffer, publicOffers } from '../offers/publicOffers.ts';
import type { PageContent } from './drawer.ts';

/** Cookie without content that the page sets while an application of the offer is past the offer's page. */
const INSIDE = 'allot_inside';

const OFFER_PAGE = /^\/offers\/([a-z0-9-]{1,80})(\/preview|\/terms)?$/;

/** Pages that the script draws in the bare frame: all that is about a person. */
const FRAMES = [
  links.sheet(':slug'),
  links.draft(':slug', ':id'),
  links.addressUndo,
  links.forgottenPassword,
  links.investorDashboard,
  links.record(':id'),
  links.issuerApplications,
  links.recordPayments,
  links.paperForms,
  links.raise,
  links.manageApplication(':id'),
  links.editApplication(':id'),
  '/dev/styleguide/',
].map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}$`));

/** Returns the content of the page at the address of a request; `frame` if the script draws it. */
export async function findPage(deps: ServerDeps, request: FastifyRequest): Promise<PageContent | 'frame'> {
  const [address = '/'] = request.url.split('?', 1);
  const path = address.replace(/\/$/, '');
  if (path === '') return { kind: 'home', offers: await publicOffers(deps) };
  if (`${path}/` === links.checkRecord) return { kind: 'check' };
  if (`${path}/` === links.deadLink) return { kind: 'deadLink' };
  const [, slug, part] = OFFER_PAGE.exec(path) ?? [];
  if (slug !== undefined) {
    // A reload in mid-step never shows the offer's page.
    if (part !== '/terms' && request.cookies[INSIDE] !== undefined) return 'frame';
    const context = await publicOffer(deps, slug, part === '/preview');
    return context ? { kind: part === '/terms' ? 'terms' : 'offer', slug, context } : { kind: 'notFound' };
  }
  return FRAMES.some((frame) => frame.test(path)) ? 'frame' : { kind: 'notFound' };
}
