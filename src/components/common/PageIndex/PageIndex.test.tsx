import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import type {ListedGroup} from '@site/site/sidebar/shared';
import {PageIndex} from './PageIndex';

const groups: ListedGroup[] = [
  {
    title: 'Data Grid',
    pages: [{path: '/x/react-data-grid/', title: 'Overview', description: 'A React data table.'}],
    groups: [
      {
        title: 'Columns',
        pages: [
          {path: '/x/react-data-grid/column-pinning/', title: 'Pinning', plan: 'pro'},
          {path: '/x/react-data-grid/column-header/', title: 'Header'},
        ],
        groups: [],
      },
    ],
  },
];

const listed = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('filters by words of titles, descriptions, and addresses, and by plan', async () => {
  render(
    <MemoryRouter>
      <PageIndex groups={groups} />
    </MemoryRouter>,
  );
  expect(listed()).toEqual(['Overview', 'Pinning', 'Header']);
  const words = screen.getByRole('searchbox');
  await userEvent.type(words, 'Table react');
  expect(listed()).toEqual(['Overview']);
  expect(screen.getByRole('status')).toHaveTextContent('Pages: 1');
  expect(screen.queryByText('Columns')).toBeNull();
  await userEvent.clear(words);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Pro');
  expect(listed()).toEqual(['Pinning']);
  await userEvent.type(words, 'header');
  expect(screen.getByRole('status')).toHaveTextContent('Pages: 0');
});

test('filters by product if the pages have products', async () => {
  const recipes: ListedGroup[] = [
    {
      title: 'Apps',
      pages: [
        {path: '/x/recipes/sparklines/', title: 'Sparklines', products: ['data-grid', 'charts']},
        {path: '/x/recipes/expand-all/', title: 'Expand all', products: ['tree-view']},
      ],
      groups: [],
    },
  ];
  render(
    <MemoryRouter>
      <PageIndex groups={recipes} />
    </MemoryRouter>,
  );
  const products = screen.getByRole('combobox', {name: 'Product'});
  expect(products).toHaveTextContent('All productsData GridChartsTree View');
  await userEvent.selectOptions(products, 'Charts');
  expect(listed()).toEqual(['Sparklines']);
});
