/** Order of jest's files by the seed in ORDER_SEED. */
import Sequencer from '@jest/test-sequencer';
import { inOrderOf } from './order.mjs';

export default class JestOrder extends Sequencer {
  sort(tests) {
    return inOrderOf(process.env.ORDER_SEED, tests, ({ path }) => path);
  }
}
