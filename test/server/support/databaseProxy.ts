/** A line between the service and PostgreSQL that can be frozen, cut and closed as a network does it. */
import net from 'node:net';

/** Whether a message of the protocol asks for a statement, which may be known by its name already; what opens a connection has no letter before it. */
export const isStatement = (bytes: Buffer): boolean => 'PQB'.includes(String.fromCharCode(bytes[0] ?? 0));

export class DatabaseProxy {
  /** Address of the database over this line. */
  url = '';
  /** Called with what the service sends, before it goes on; true: the line is cut here, and it does not. */
  onSent: ((bytes: Buffer) => boolean) | null = null;
  /** Called with what the database answers; true: the line is cut before it arrives. */
  onAnswer: ((bytes: Buffer) => boolean) | null = null;
  readonly #server: net.Server;
  readonly #target: URL;
  readonly #pairs = new Set<[net.Socket, net.Socket]>();
  #isFrozen = false;

  private constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
    this.#server = net.createServer((near) => this.#join(near));
  }

  static async open(databaseUrl: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(databaseUrl);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    const url = new URL(databaseUrl);
    url.port = String((proxy.#server.address() as net.AddressInfo).port);
    proxy.url = url.href;
    return proxy;
  }

  #join(near: net.Socket): void {
    const far = net.connect(Number(this.#target.port), this.#target.hostname);
    const pair: [net.Socket, net.Socket] = [near, far];
    this.#pairs.add(pair);
    const cut = (): void => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on('data', (bytes: Buffer) => (this.onSent?.(bytes) ? cut() : far.write(bytes)));
    far.on('data', (bytes: Buffer) => (this.onAnswer?.(bytes) ? cut() : near.write(bytes)));
    for (const socket of pair) socket.on('error', cut).on('close', cut);
    if (this.#isFrozen) pair.forEach((socket) => socket.pause());
  }

  /** Nothing goes through any more, and nobody is told. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of [...this.#pairs].flat()) socket.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const socket of [...this.#pairs].flat()) socket.resume();
  }

  /** Cuts every line, and refuses new ones. */
  async close(): Promise<void> {
    for (const socket of [...this.#pairs].flat()) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async reopen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(Number(new URL(this.url).port), '127.0.0.1', resolve));
  }
}
