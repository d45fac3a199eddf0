import {closeProductionHosts} from './production';
import {closeOpened, countOpened, disconnect} from './site';

/** A browser on a busy machine may miss a beat: one more try, whose first error is printed and whose test is named at the end. */
jest.retryTimes(1, {logErrorsBeforeRetry: true});

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
