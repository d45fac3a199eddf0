import {fireEvent, render, screen, within} from '@testing-library/react';
import type {ReleaseSummary} from '../../../../site/releases/shared';
import {DocsProvider} from '../../../contexts/DocsConfig';
import WhatsNew from './WhatsNew';

const RELEASES: ReleaseSummary[] = [
  {
    version: '3.1.0',
    date: '2025-03-04',
    highlights: ['Moor a ferry with `moor()`'],
    products: ['data-grid', 'charts'],
    changeCount: 2,
  },
  {version: '3.0.1', date: '2025-02-01', highlights: [], products: ['tree-view'], changeCount: 1},
];

test('a release shows its date, products, and highlights with code, until another product is selected', () => {
  render(<WhatsNew releases={RELEASES} />, {wrapper: DocsProvider});
  const release = screen.getByRole('heading', {name: '3.1.0'}).closest('li')!;
  expect(within(release).getByText('March 4, 2025')).toHaveAttribute('datetime', '2025-03-04');
  expect(within(release).getByText('moor()').tagName).toBe('CODE');
  const products = within(release).getByRole('list', {name: 'Changed products'});
  expect(products).toHaveTextContent('Data GridCharts');
  fireEvent.click(screen.getByRole('radio', {name: 'Tree View'}));
  expect(screen.queryByRole('heading', {name: '3.1.0'})).not.toBeInTheDocument();
  expect(screen.getByRole('heading', {name: '3.0.1'})).toBeInTheDocument();
  expect(screen.getByText('1 releases')).toBeInTheDocument();
});
