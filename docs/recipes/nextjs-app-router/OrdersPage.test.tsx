import {render, screen, within} from '@testing-library/react';
import type {ComponentType, ReactElement, ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {createRunner, readListings} from '@site/tests/stubs/runListings';

type Wrapper = ComponentType<{children: ReactNode}>;

const run = createRunner('nextjs-app-router', {
  'server-only': {},
  '@mui/material-nextjs/v16-appRouter': {
    AppRouterCacheProvider: ({children}: {children: ReactNode}) => children,
  },
});
const {Providers} = run<{Providers: Wrapper}>('app/Providers.tsx');
const {default: OrdersPage} = run<{
  default: () => Promise<ReactElement<{children: ReactElement[]}>>;
}>('app/orders/page.tsx');

test('shows the orders of the server, and the pickup in the time zone of New York', async () => {
  render(<Providers>{await OrdersPage()}</Providers>);
  const grid = screen.getByRole('grid', {name: 'Orders'});
  const cells = within(grid).getAllByRole('gridcell');
  expect(cells.map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining([
      '2041',
      'Cedar Health',
      '1,240',
      '2042',
      'Hudson Hotels',
      '980',
    ]),
  );
  expect(screen.getByRole('group', {name: 'Next pickup'})).toBeVisible();
  expect(document.querySelector('input[name="pickupAt"]')).toHaveValue(
    '06/16/2025 07:30 PM',
  );
});

test('sends HTML with the field, but without the grid', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Providers>{await OrdersPage()}</Providers>);
  expect(container.querySelector('input[name="pickupAt"]')).toHaveValue(
    '06/16/2025 07:30 PM',
  );
  expect(within(container).queryByRole('grid')).toBeNull();
});

test('passes only plain data to client components', async () => {
  const {children} = (await OrdersPage()).props;
  const parts = children.filter(({type}) => typeof type === 'function');
  expect(parts).toHaveLength(2);
  for (const {props} of parts) {
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  }
});

test('imports MUI X in client modules only, and the layout passes its children on', () => {
  for (const [file, code] of readListings('nextjs-app-router')) {
    expect([file, code.startsWith("'use client';")]).toEqual([
      file,
      /'@mui\/x-/.test(code),
    ]);
  }
  const {default: RootLayout} = run<{default: Wrapper}>('app/layout.tsx');
  expect(renderToString(<RootLayout>Child</RootLayout>)).toMatch(
    /^<html lang="en">.*Child/s,
  );
});
