import {createRunner} from '@site/tests/stubs/runListings';
import * as page from './StayForm';

/** The fake timers of Vitest list what to fake; those of jest list what not to. */
const vi = {
  useFakeTimers: ({now}: {now: Date}) =>
    jest.useFakeTimers({
      now,
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    }),
  useRealTimers: () => jest.useRealTimers(),
};

/** Runs the listings of the guide. The exports of Vitest that they use exist in jest by the same names. */
const run = createRunner('react-date-pickers/testing', {
  vitest: {afterEach, beforeEach, expect, test, vi},
  './StayForm': page,
});

// jsdom has no `matchMedia`; the setup of these tests adds one that never matches.
const {matchMedia} = window;
beforeAll(() => Reflect.deleteProperty(window, 'matchMedia'));
afterAll(() => {
  window.matchMedia = matchMedia;
});

run('StayForm.test.tsx');
