import {reportWebVitals} from './reportWebVitals';

// The library needs a browser that paints. These tests cover the sampling and the reported fields.
jest.mock('web-vitals', () => {
  const observe = (name: string) => (report: (metric: object) => void) =>
    report({name, id: `v6-${name}`, value: 3, delta: 1});
  return Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, observe(name)]),
  );
});

test('one page load in ten thousand reports every metric', async () => {
  const send = jest.fn();
  await reportWebVitals(send, 0.000101);
  expect(send).not.toHaveBeenCalled();
  await reportWebVitals(send, 0.0001);
  expect(send.mock.calls.map(([name]) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(send).toHaveBeenCalledWith('INP', {
    value: 1,
    metric_label: 'Web Vitals',
    metric_value: 3,
    metric_delta: 1,
    metric_id: 'v6-INP',
  });
});
