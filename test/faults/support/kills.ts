/** The real service, killed in the middle of submissions, again and again. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { kill, startRealService, stop } from '#test/server/support/realService.ts';
import { assertNothingLostOrDoubled, Client, countAcknowledged, prepareStage } from './submitting.ts';

export const KILLS = 200;
export const CLIENTS = 8;

/** Kills it `KILLS` times with `CLIENTS` clients submitting, then sends every application again and counts. */
export async function killAgainAndAgain(context: TestContext): Promise<void> {
  const stage = await prepareStage();
  context.after(stage.remove);
  let service = await startRealService(stage.environment);
  const clients = Array.from({ length: CLIENTS }, () => new Client());
  for (const client of clients) await client.open(service.address, stage.offer);

  for (let round = 0; round < KILLS; round += 1) {
    let isCut = false;
    const { address } = service;
    const answered = countAcknowledged(clients) + randomInt(1, CLIENTS * 2);
    const work = clients.map(async (client) => {
      while (!isCut) await client.send(address, client.begin());
    });
    // By progress, not by time: on a slow machine, too, a kill meets calls in every stage, with some behind it.
    while (countAcknowledged(clients) < answered) await pause(1);
    await pause(randomInt(0, 20));
    isCut = true;
    await kill(service);
    await Promise.all(work);
    service = await startRealService(stage.environment);
    assert.notEqual(service.address, '', service.output());
  }

  const acknowledged = countAcknowledged(clients);
  const sent = clients.flatMap(({ submissions }) => submissions).length;
  // Every one again, acknowledged or not: each has one id for ever.
  await Promise.all(clients.map((client) => client.sendAllAgain(service.address)));
  await stop(service);
  await assertNothingLostOrDoubled(stage, clients);
  assert.ok(acknowledged >= KILLS, `only ${acknowledged} were acknowledged`);
  context.diagnostic(
    `${KILLS} kills, ${sent} submissions, ${acknowledged} of them acknowledged before their kill: 0 lost, 0 doubled`,
  );
}
