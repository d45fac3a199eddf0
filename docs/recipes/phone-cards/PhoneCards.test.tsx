import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import PhoneCards from './PhoneCards';

/** Answers media queries as a screen of this width would. */
function stubScreen(width: number) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, maxWidth = '0'] = /max-width:([\d.]+)px/.exec(query) ?? [];
    return {
      matches: width <= Number(maxWidth),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList;
  });
}

beforeEach(() => stubGridSize({height: 300}));

/** The total of the first order on a card. In the column, it's 13,176. */
const TOTAL = '$13,176.00';

test('shows cards without headers on a phone', () => {
  stubScreen(390);
  render(<PhoneCards />);
  expect(screen.getByText(TOTAL)).toBeInTheDocument();
  expect(screen.queryByText('Customer')).toBeNull();
  expect(screen.queryByLabelText('Show cards')).toBeNull();
});

test('shows columns on a large screen, and cards after users turn them on', async () => {
  stubScreen(1_200);
  render(<PhoneCards />);
  expect(screen.getByText('Customer')).toBeInTheDocument();
  expect(screen.queryByText(TOTAL)).toBeNull();
  await userEvent.click(screen.getByLabelText('Show cards'));
  expect(screen.getByText(TOTAL)).toBeInTheDocument();
  expect(screen.queryByText('Customer')).toBeNull();
});
