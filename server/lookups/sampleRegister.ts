/** The register of businesses and super funds while none is set: a few made-up entities with numbers that pass their checks. */
import { serverTexts } from '#domain/texts.ts';
import { SAMPLE_ENTITIES, type SampleEntity } from './data/sampleEntities.ts';
import type { BusinessRegister, RegisterEntry, SuperFundRegister } from './registers.ts';

function present({ abn, acn = '', name, isCancelled }: SampleEntity): RegisterEntry {
  return { kind: 'entity', abn, acn, status: isCancelled ? 'Cancelled' : 'Active', organisationName: name };
}

function exception(description: string): RegisterEntry {
  return { kind: 'exception', description };
}

export const sampleBusinessRegister: BusinessRegister = {
  find: async (number, kind) => {
    const found = SAMPLE_ENTITIES.find((entity) => entity[kind] === number);
    return found ? present(found) : exception(serverTexts.registerNoRecords);
  },
};

export const sampleSuperFundRegister: SuperFundRegister = {
  find: async (abn) => {
    const found = SAMPLE_ENTITIES.find((entity) => entity.abn === abn);
    if (!found) return exception(serverTexts.registerNoRecords);
    return found.isSuperFund ? present(found) : exception(serverTexts.registerNoSuperFund);
  },
};
