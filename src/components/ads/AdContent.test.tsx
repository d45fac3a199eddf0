import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import type {ThirdParties} from '../../../site/third-parties/shared';
import {AdProvider} from '../../contexts/AdConfig';
import {DocsProvider} from '../../contexts/DocsConfig';
import {REPORT} from '../../third-parties/reportEvent';
import AdContent, {AdBoundary} from './AdContent';

const thirdParties: ThirdParties = {
  ads: {
    enabled: true,
    backers: 'https://ads.example/backers',
    inHouse: {templates: '/', themes: '/', 'enterprise-support': '/', 'design-kit': '/'},
  },
};

let reported: object[];
const listen = (event: Event) => reported.push((event as CustomEvent<object>).detail);

beforeEach(() => {
  reported = [];
  window.addEventListener(REPORT, listen);
});
afterEach(() => {
  window.removeEventListener(REPORT, listen);
  jest.useRealTimers();
});

const wrapper = ({children}: {children: ReactNode}) => (
  <DocsProvider config={{thirdParties}}>
    <AdProvider config={{GADisplayRatio: 1}}>{children}</AdProvider>
  </DocsProvider>
);

describe('a slot without a network', () => {
  test('shows an in-house ad, which is reported immediately, and its slot after 2500 ms', () => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    render(<AdContent />, {wrapper});
    const link = screen.getByRole('link', {name: /Design kit/});
    expect(link).toHaveAttribute('data-ga-event-label', 'in-house-design-kit');
    expect(reported).toEqual([{name: 'ad', action: 'display', label: 'in-house-design-kit'}]);
    jest.advanceTimersByTime(2500);
    const label = screen.getByRole('group').getAttribute('data-ga-event-label');
    expect(reported.slice(1)).toEqual([{name: 'ad', action: 'display', label}]);
  });

  test('keeps the same ad when it re-renders', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.3);
    const {rerender} = render(<AdContent />, {wrapper});
    random.mockReturnValue(0.6);
    rerender(<AdContent />);
    expect(screen.getByRole('link', {name: /Themes/})).toBeInTheDocument();
  });
});

test('a slot that throws is empty and reports the error', () => {
  const Crash = (): ReactNode => {
    throw new Error('the ad is broken');
  };
  // React logs every error, caught or not.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const {container} = render(
    <AdBoundary label={null}>
      <Crash />
    </AdBoundary>,
  );
  expect(container.innerHTML).toBe('');
  expect(reported).toEqual([{name: 'ad', action: 'crash', label: 'null'}]);
});
