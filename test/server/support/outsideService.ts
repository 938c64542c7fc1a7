/** A service of somebody else, on loopback: answers what it is told to, and notes what it is asked. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type OutsideAnswer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export interface OutsideService {
  url: string;
  /** Path and query of each call. */
  asked: URL[];
  /** What it answers from now on. */
  answer: OutsideAnswer;
  stop(): Promise<void>;
}

export async function startOutsideService(): Promise<OutsideService> {
  const service: OutsideService = { url: '', asked: [], answer: says(''), stop: async () => undefined };
  const server = http.createServer((request, response) => {
    service.asked.push(new URL(request.url ?? '', service.url));
    service.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return service;
}

/** An answer with this body; an object as JSON. */
export function says(body: string | object, status = 200): OutsideAnswer {
  return (_request, response) =>
    void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
}

const silence: OutsideAnswer = () => undefined;
const hangsUp: OutsideAnswer = (request) => void request.socket.destroy();
const halfAnAnswer: OutsideAnswer = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"Items":');
};
const endless: OutsideAnswer = (_request, response) => {
  const pour = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.writeHead(200).on('drain', pour);
  pour();
};
const elsewhere: OutsideAnswer = (_request, response) =>
  void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();

/** Everything that can go wrong with any service, and what it is called. */
export const FAULTS: readonly [name: string, answer: OutsideAnswer, fault: string][] = [
  ['never answers', silence, 'timeout'],
  ['stops in the middle', halfAnAnswer, 'timeout'],
  ['hangs up', hangsUp, 'unreachable'],
  ['refuses with 403', says('Forbidden', 403), 'refused'],
  ['breaks with 500', says('<html>Server Error</html>', 500), 'refused'],
  ['sends elsewhere', elsewhere, 'refused'],
  ['pours without end', endless, 'tooLarge'],
  ['answers garbage', says('\u0000<<<not an answer'), 'unreadable'],
  ['answers a web page', says('<!doctype html><html><body>Welcome</body></html>'), 'unreadable'],
  ['answers nothing', says(''), 'unreadable'],
];
