/** The virus scanner behind uploads. */
import { createReadStream } from 'node:fs';
import net from 'node:net';

export interface VirusScanner {
  /**
   * Returns true if the file may be stored. @throws Error when the scanner gives no verdict: the upload then waits, and is never accepted
   * unscanned.
   */
  isClean(file: string): Promise<boolean>;
}

/** The default: nothing is scanned, and the server reports that at its start. */
export const noScanner: VirusScanner = { isClean: async () => true };

const TIMEOUT_MS = 30_000;

/** Asks clamd at `host:port` or `unix:/path` with its INSTREAM command. */
export function clamdScanner(address: string): VirusScanner {
  const [host = '', port = ''] = address.split(':');
  const target = host === 'unix' ? { path: port } : { host, port: Number(port) };
  return {
    isClean: async (file) => {
      const answer = await ask(target, file);
      if (answer.endsWith('OK')) return true;
      if (answer.endsWith('FOUND')) return false;
      throw new Error('The virus scanner gave no verdict.');
    },
  };
}

async function ask(target: net.NetConnectOpts, file: string): Promise<string> {
  const socket = net.connect(target);
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The virus scanner did not answer in time.')));
  const [answer] = await Promise.all([collect(socket), send(socket, file)]);
  return answer;
}

async function send(socket: net.Socket, file: string): Promise<void> {
  // The length of each chunk comes before it; a length of zero ends the stream.
  socket.write('zINSTREAM\0');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk) && !socket.destroyed)
      await new Promise<void>((resolve) => socket.once('drain', resolve).once('close', resolve));
  }
  socket.write(Buffer.alloc(4));
}

function collect(socket: net.Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1').replace(/\0/g, '').trim()));
  });
}
