/** Log fields by allow-list: the route's pattern, never the address with its ids and queries; never a body or a message. */
import { describeError } from './errors.ts';

export const serializers = {
  req: (request: { method: string; routeOptions: { url?: string | undefined } }) => ({
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
  }),
  res: (reply: { statusCode?: number | undefined }) => ({ status: reply.statusCode }),
  err: (error: Error) => {
    const { name, code, frames } = describeError(error);
    return { type: name, message: '', stack: frames.join('\n'), code };
  },
};
