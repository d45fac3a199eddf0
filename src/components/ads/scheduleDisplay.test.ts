import {reportDisplay, scheduleDisplay} from './scheduleDisplay';

const report = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a slot is reported after 2500 ms, unless that is canceled', () => {
  const display = {ratio: 0.1, label: 'carbon', report, random: () => 0.1};
  scheduleDisplay(display)();
  jest.advanceTimersByTime(10_000);
  expect(report).not.toHaveBeenCalled();
  scheduleDisplay(display);
  jest.advanceTimersByTime(2499);
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledWith('carbon');
});

test.each([
  ['drawn above the share', 0.1, 'carbon', 0.1001],
  ['nothing shown', 1, null, 0],
])('%s: not reported', (_, ratio, label, draw) => {
  const random = () => draw;
  scheduleDisplay({ratio, label, report, random});
  reportDisplay({ratio, label, report, random});
  jest.advanceTimersByTime(10_000);
  expect(report).not.toHaveBeenCalled();
});
