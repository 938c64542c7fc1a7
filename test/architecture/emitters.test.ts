/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { HEARD_ELSEWHERE, serverSources, unheardIn } from './emitters.ts';

describe('an emitter whose error nobody hears ends the process, so', () => {
  it('the server has none', () => {
    const found = serverSources().flatMap((file) => unheardIn(file));

    expect(found.filter((line) => !(line in HEARD_ELSEWHERE))).toEqual([]);
    // What is excused must still be there, or the excuse hides the next one.
    expect(Object.keys(HEARD_ELSEWHERE).filter((line) => !found.includes(line))).toEqual([]);
  });

  it('every connection of the database has a listener for its whole life, and so has the socket server', () => {
    expect(readFileSync('server/database/postgres.ts', 'utf8')).toContain(
      "pool.on('connect', (client) => client.on('error',",
    );
    expect(readFileSync('server/buildApp.ts', 'utf8')).toContain("app.server.on('error',");
  });

  it.each([
    ['a zip', "import yazl from 'yazl';\nconst zip = new yazl.ZipFile();", 'ZipFile'],
    [
      'a stream that is returned',
      "import { createReadStream } from 'node:fs';\nconst read = () => createReadStream('x');",
      'createReadStream',
    ],
    ['a stream that is piped', "import fs from 'node:fs';\nfs.createReadStream('x').pipe(y);", 'createReadStream'],
    [
      'a socket that is heard once',
      "import net from 'node:net';\nconst socket = net.connect(1);\nsocket.once('error', f);",
      'connect',
    ],
    [
      'a connection of a server',
      "import net from 'node:net';\nconst server = net.createServer((socket) => socket.end());\nserver.on('error', f);",
      'createServer',
    ],
    ['a pool', "import pg from 'pg';\nexport const pool = new pg.Pool({});", 'Pool'],
    ['another thread', "import { Worker } from 'node:worker_threads';\nnew Worker('x');", 'Worker'],
  ])('finds %s', (_name, text, maker) => {
    expect(unheardIn('server/new.ts', text)).toEqual([`server/new.ts ${maker}`]);
  });

  it.each([
    ['a listener', "import net from 'node:net';\nconst socket = net.connect(1);\nsocket.on('error', f);"],
    ['a listener at once', "import net from 'node:net';\nnet.connect(1).on('error', f);"],
    ['a pipeline', "import { createReadStream } from 'node:fs';\nawait pipeline(createReadStream('x'), y);"],
    ['a reply', "import { createReadStream } from 'node:fs';\nreply.send(createReadStream('x'));"],
    [
      'a loop that waits',
      "import { createReadStream } from 'node:fs';\nfor await (const chunk of createReadStream('x') as Chunks) f(chunk);",
    ],
    [
      'a heard server and its heard connections',
      "import net from 'node:net';\nconst server = net.createServer((socket) => socket.on('error', f).end());\nserver.on('error', f);",
    ],
  ])('accepts %s', (_name, text) => {
    expect(unheardIn('server/new.ts', text)).toEqual([]);
  });

  it('asks about a package that it does not know', () => {
    expect(unheardIn('server/new.ts', "import { WebSocketServer } from 'ws';")).toEqual([
      'server/new.ts: ws is new here: say in MAKERS what of it emits errors',
    ]);
  });
});
