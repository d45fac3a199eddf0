import {closeProductionHosts} from './production';
import {makeTest} from './drawn';
import {closeOpened, countOpened, disconnect} from './site';

globalThis.test = makeTest(globalThis.test);
globalThis.it = globalThis.test;

let mark = 0;

function complain(faults: string[]): void {
  if (faults.length > 0) {
    throw new Error(`A page did what no page should:\n  ${faults.join('\n  ')}`);
  }
}

beforeEach(() => {
  mark = countOpened();
});

afterEach(async () => {
  complain(await closeOpened(mark));
});

afterAll(async () => {
  const faults = await closeOpened(0);
  await disconnect();
  await closeProductionHosts();
  complain(faults);
});
