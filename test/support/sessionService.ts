import { HttpResponse, type RequestHandler, http } from 'msw';
import {
  type ActingContext,
  actingFlags,
  firstContext,
  mayActAs,
  type RoleGroups,
  type User,
} from '#domain/session.ts';
import { aDemoOffer } from './applications.ts';
import { at, TOKEN } from './handlers.ts';

export const PASSWORD = 'right';
const NO_GROUPS: RoleGroups = { is_investor: false, is_adviser: false, is_issuer_staff: false, is_issuer_admin: false };

/** The issuer of the offer that most tests open, whose staff Grace, Daniel and Ines are. */
const ISSUER = aDemoOffer().client_name;

/** The accounts of the service, by username. */
export const ACCOUNTS: Readonly<
  Record<string, { id: number; first_name: string; last_name: string; groups: RoleGroups }>
> = {
  'olivia@example.com': {
    id: 11,
    first_name: 'Olivia',
    last_name: 'Hartley',
    groups: { ...NO_GROUPS, is_investor: true },
  },
  'rohan@example.com': { id: 12, first_name: 'Rohan', last_name: 'Mehta', groups: { ...NO_GROUPS, is_adviser: true } },
  'grace@example.com': {
    id: 13,
    first_name: 'Grace',
    last_name: 'Nakamura',
    groups: { ...NO_GROUPS, is_investor: true, is_adviser: true, is_issuer_staff: true },
  },
  'daniel@example.com': {
    id: 14,
    first_name: 'Daniel',
    last_name: 'Osei',
    groups: { ...NO_GROUPS, is_investor: true, is_issuer_staff: true, is_issuer_admin: true },
  },
  'ines@example.com': {
    id: 15,
    first_name: 'Ines',
    last_name: 'Duarte',
    groups: { ...NO_GROUPS, is_issuer_staff: true },
  },
};

export interface SessionService {
  handlers: RequestHandler[];
  /** Method and address of every call that changes the session, in order. */
  calls: string[];
  user: () => User | null;
  /** Signs somebody in, or nobody, behind the page's back. */
  set: (username: string | null, context?: ActingContext) => void;
}

/** The session calls as the real service answers them: one browser, one session. */
export function aSessionService(): SessionService {
  let signedIn: { username: string; context: ActingContext } | null = null;
  const calls: string[] = [];
  const user = (): User | null => {
    const account = signedIn && ACCOUNTS[signedIn.username];
    if (!signedIn || !account) return null;
    const { groups, ...person } = account;
    return {
      username: signedIn.username,
      tel_mobile: '+61 491 570 006',
      ...person,
      ...actingFlags(groups, signedIn.context),
      issuers: groups.is_issuer_staff ? [ISSUER] : [],
    };
  };
  const hasToken = (request: Request) => request.headers.get('x-csrf-token') === TOKEN;
  const noToken = () => HttpResponse.json({ code: 'csrf' }, { status: 403 });
  const handlers = [
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [user()].filter(Boolean) })),
    http.post(at('/login/'), async ({ request }) => {
      if (!hasToken(request)) return noToken();
      const form = await request.formData();
      const [sent, password] = [form.get('username'), form.get('password')];
      const username = typeof sent === 'string' ? sent : '';
      calls.push('POST /login/');
      const account = ACCOUNTS[username];
      if (password !== PASSWORD || !account) return HttpResponse.json({ username: ['Login failed'] }, { status: 400 });
      signedIn = { username, context: firstContext(account.groups) };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(at('/logout/'), ({ request }) => {
      if (!hasToken(request)) return noToken();
      calls.push('POST /logout/');
      signedIn = null;
      return new HttpResponse(null, { status: 204 });
    }),
    ...(['investor', 'advisor', 'issuer'] as const).map((context) =>
      http.get(at(`/${context}/`), ({ request }) => {
        if (!hasToken(request)) return noToken();
        calls.push(`GET /${context}/`);
        const account = signedIn && ACCOUNTS[signedIn.username];
        if (!signedIn || !account || !mayActAs(account.groups, context))
          return HttpResponse.json({ code: 'forbidden' }, { status: 403 });
        signedIn = { ...signedIn, context };
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  ];
  const set = (username: string | null, context?: ActingContext) => {
    const account = username === null ? undefined : ACCOUNTS[username];
    signedIn = username !== null && account ? { username, context: context ?? firstContext(account.groups) } : null;
  };
  return { handlers, calls, user, set };
}
