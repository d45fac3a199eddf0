import {act} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from './stubGridSize';

/**
 * Fakes the time and the size of a Data Grid in all tests of a file, for demos whose server responds after a while.
 *
 * @returns a user whose events advance the time, and a function that lets the server respond once
 */
export function fakeGridTime() {
  beforeEach(() => {
    jest.useFakeTimers();
    stubGridSize();
  });
  afterEach(() => jest.useRealTimers());
  return {
    user: userEvent.setup({advanceTimers: jest.advanceTimersByTime}),
    waitForServer: () => act(() => jest.advanceTimersByTimeAsync(1_000)),
  };
}
