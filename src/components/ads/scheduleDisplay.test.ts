import {reportDisplay, scheduleDisplay} from './scheduleDisplay';

const report = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a slot is reported when it has stood for 2500 ms', () => {
  scheduleDisplay({ratio: 0.1, label: 'carbon', report, random: () => 0.1});
  jest.advanceTimersByTime(2499);
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledWith('carbon');
});

test('taken back in time, it is not', () => {
  const cancel = scheduleDisplay({ratio: 1, label: 'carbon', report});
  jest.advanceTimersByTime(2499);
  cancel();
  jest.advanceTimersByTime(10_000);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['drawn above the share', 0.1, 'carbon', 0.1001],
  ['a share of nothing', 0, 'carbon', 0.0001],
  ['nothing shown', 1, null, 0],
])('%s: not reported', (_, ratio, label, draw) => {
  const random = () => draw;
  scheduleDisplay({ratio, label, report, random});
  reportDisplay({ratio, label, report, random});
  jest.advanceTimersByTime(10_000);
  expect(report).not.toHaveBeenCalled();
});

test('an ad of the house is reported at once', () => {
  reportDisplay({ratio: 0.5, label: 'in-house-themes', report, random: () => 0.5});
  expect(report).toHaveBeenCalledWith('in-house-themes');
});
