/** Signing in and out, and acting in another capacity (3-CALL-08 to 3-CALL-10, 3-LOGIN). */
import { ACTING_CONTEXTS, firstContext, mayActAs } from '#domain/session.ts';
import { loginTexts, serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { callerNetwork } from '../http/callerNetwork.ts';
import { limitCalls, queuedFor } from '../http/limits.ts';
import { fieldNames, readTextFields, requireMultipart } from '../http/multipart.ts';
import { deviceSecretOf, setDeviceCookie } from '../http/deviceCookie.ts';
import { carryOver, type OpenFile } from '../applications/carryOver.ts';
import { clearSessionCookie, requireOwnPage, setSessionCookie, visitorOf } from '../http/session.ts';
import { endSession, signIn, switchContext, type OpenedSession } from '../sessions/sessions.ts';
import { findDevice, rememberDevice } from '../users/devices.ts';
import type { NoteSecurity } from '../security/events.ts';
import { clearAttempts, allowAttempt } from '../users/loginLimits.ts';
import { isPassword, requirePasswordTurn } from '../users/passwords.ts';
import { logInRefused } from '../wire/failures.ts';
import { fileKeyOf, parseRowId } from '../wire/kinds.ts';
import { logInForm } from '../wire/people.ts';
import { findAccount, findGroups, normaliseUsername, type Account } from '../users/users.ts';
import { responsesByStatus, FORM, LIMITED, emptyResponse, describeCall, tokenHeader, UNSAFE } from './schemas.ts';

/** Bytes of a username or password. */
const LONGEST_FIELD = 1000;

/** Returns the same refusal for everything that may be wrong (3-LOGIN-02). */
function loginFailed(): Refusal {
  return new Refusal(400, { username: [loginTexts.failed] });
}

interface LogIn {
  username: string;
  password: string;
  /** Application that the page continues with; null if it names none. */
  file: OpenFile | null;
}

/** Reads the form. @throws Refusal 400 if a field is missing, doubled or unknown */
async function readLogIn(request: FastifyRequest): Promise<LogIn> {
  const { username, password, file_key, application_id } = await readTextFields(
    request,
    fieldNames(logInForm),
    LONGEST_FIELD,
  );
  if (username === undefined || password === undefined) throw new Refusal(400, { message: serverTexts.badRequest });
  const fileKey = fileKeyOf(file_key);
  return {
    username,
    password,
    file: fileKey === null ? null : { fileKey, applicationId: parseRowId(application_id) },
  };
}

/** Returns the account of this name and password. @throws Refusal 400 when they do not fit, 429 after too many tries */
async function authenticate(
  { database, clock }: ServerDeps,
  request: FastifyRequest,
  { logIn: { username: typed, password }, note }: { logIn: LogIn; note: NoteSecurity },
): Promise<Account> {
  const username = normaliseUsername(typed);
  const now = clock.now();
  // Checked before the try is counted.
  requirePasswordTurn(queuedFor(request));
  const device =
    username === null ? null : await findDevice(database, { secret: deviceSecretOf(request), username, now });
  const attempt = { username: username ?? typed, address: callerNetwork(request.ip), device };
  const noteLogin = (kind: 'login_tried' | 'login_failed' | 'login_done', account: number | string): Promise<void> =>
    note({ kind, address: request.ip, account });
  const account = username === null ? null : await findAccount(database, username);
  const named = account?.id ?? attempt.username;
  await noteLogin('login_tried', named);
  if (!(await allowAttempt(database, attempt, now))) throw new Refusal(429, { message: serverTexts.tooManyCalls });
  if (!(await isPassword(account?.passwordHash ?? null, password, queuedFor(request))) || !account) {
    await noteLogin('login_failed', named);
    throw loginFailed();
  }
  await clearAttempts(database, attempt);
  await noteLogin('login_done', named);
  return account;
}

export function loginRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { clock, config, database } = deps;
  const giveCookie = (reply: FastifyReply, { session, secret }: OpenedSession): void =>
    setSessionCookie(reply, { secret, expiresAt: session.expiresAt, clock });

  app.post(
    '/login/',
    {
      config: { needs: 'own', form: logInForm },
      onRequest: [requireMultipart, limitCalls(clock, config.loginsPerMinute)],
      schema: {
        ...describeCall(
          'logIn',
          'session',
          'Signs in; the session and its cookie are new ones.',
          'The draft and the documents of the file that is named become the account’s; nothing else of the visitor’s session does. 429 after too many tries.',
        ),
        headers: tokenHeader,
        response: responsesByStatus({ 204: emptyResponse }, { ...FORM, ...LIMITED, 400: logInRefused }),
      },
    },
    async (request, reply) => {
      const logIn = await readLogIn(request);
      const { id, groups } = await authenticate(deps, request, { logIn, note: app.noteSecurity });
      const actor = { userId: id, actingAs: firstContext(groups) };
      const opened = await signIn(deps, visitorOf(request), {
        actor,
        carryOver: async (transaction, sessions) => {
          if (logIn.file)
            await carryOver(transaction, deps, { file: logIn.file, ...sessions, actor, now: clock.now() });
        },
      });
      const device = await rememberDevice(deps, deviceSecretOf(request), id);
      giveCookie(reply, opened);
      setDeviceCookie(reply, device);
      return reply.code(204).send();
    },
  );

  const logOutSchema = {
    ...describeCall('logOut', 'session', 'Ends the session.'),
    headers: tokenHeader,
    response: responsesByStatus({ 204: emptyResponse }, UNSAFE),
  };
  app.post('/logout/', { config: { needs: 'own' }, schema: logOutSchema }, async (request, reply) => {
    if (request.session) await endSession(deps, request.session);
    return clearSessionCookie(reply).header('clear-site-data', '"cache"').code(204).send();
  });

  for (const context of ACTING_CONTEXTS) {
    app.get(
      `/${context}/`,
      {
        config: { needs: 'own' },
        exposeHeadRoute: false,
        onRequest: requireOwnPage,
        schema: {
          ...describeCall(
            `actAs${context[0]?.toUpperCase()}${context.slice(1)}`,
            'session',
            `Acts as ${context} from now on; the cookie is a new one.`,
            'With the token, like an unsafe call. 403 `{ "code": "forbidden" }` where the account may not.',
          ),
          headers: tokenHeader,
          response: responsesByStatus({ 204: emptyResponse }, UNSAFE),
        },
      },
      async (request, reply) => {
        const { session } = request;
        const groups = session?.userId == null ? null : await findGroups(database, session.userId);
        const switched =
          session && groups && mayActAs(groups, context) ? await switchContext(deps, session, context) : null;
        if (!switched) throw new Refusal(403, { code: 'forbidden', message: serverTexts.notAllowed });
        giveCookie(reply, switched);
        return reply.code(204).send();
      },
    );
  }
}
