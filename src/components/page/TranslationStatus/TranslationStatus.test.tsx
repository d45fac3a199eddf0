import {render, screen, within} from '@testing-library/react';
import type {ListedLanguage} from '../../../../plugins/translations/shared';
import {DocsProvider} from '../../../contexts/DocsConfig';
import {TranslationStatus} from './TranslationStatus';

const LANGUAGE: ListedLanguage = {
  code: 'zh',
  label: '简体中文',
  htmlLang: 'zh-CN',
  pages: [
    {
      page: 'ferries',
      state: 'behind',
      address: '/zh/x/ferries/',
      source: 'https://host/docs/ferries/index.mdx',
      translation: 'https://host/i18n/ferries/index.mdx',
      sections: [
        {id: 'fares', state: 'changed', address: '/x/ferries/#fares'},
        {id: 'boats', state: 'removed'},
      ],
    },
    {
      page: 'lamps',
      state: 'missing',
      address: '/zh/x/lamps/',
      source: 'https://host/docs/lamps/index.mdx',
      sections: [],
    },
    {
      page: 'gone',
      state: 'orphan',
      translation: 'https://host/i18n/gone/index.mdx',
      sections: [],
    },
  ],
};

const rowOf = (page: string) => screen.getByRole('rowheader', {name: page}).closest('tr')!;

beforeEach(() => {
  render(<TranslationStatus languages={[LANGUAGE]} />, {wrapper: DocsProvider});
});

test('each page leads to itself, to its translation and to the English file', () => {
  expect(within(rowOf('ferries')).getByRole('link', {name: 'ferries'})).toHaveAttribute(
    'href',
    '/zh/x/ferries/',
  );
  expect(within(rowOf('ferries')).getByRole('link', {name: 'Translation ferries'})).toHaveAttribute(
    'href',
    'https://host/i18n/ferries/index.mdx',
  );
  expect(within(rowOf('lamps')).getByRole('link', {name: 'English lamps'})).toHaveAttribute(
    'href',
    'https://host/docs/lamps/index.mdx',
  );
  expect(within(rowOf('lamps')).queryByRole('link', {name: /Translation/})).toBeNull();
});

test('a page that is behind names its sections, each with the English one where there is one', () => {
  const row = within(rowOf('ferries'));
  expect(row.getByText('by 2 sections', {exact: false})).toBeInTheDocument();
  expect(row.getByRole('link', {name: 'fares'})).toHaveAttribute('href', '/x/ferries/#fares');
  expect(row.queryByRole('link', {name: 'boats'})).toBeNull();
  expect(row.getByText('removed', {exact: false})).toBeInTheDocument();
});

test('a translation of no page leads to its file only', () => {
  expect(within(rowOf('gone')).getAllByRole('link')).toHaveLength(1);
});

test('the choice offers the states that there are, with their numbers', () => {
  const choice = within(screen.getByRole('group', {name: 'Show'}));
  expect(choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All 3',
    'Behind 1',
    'Missing 1',
    'Orphan 1',
  ]);
  expect(choice.getByRole('radio', {name: 'All 3'})).toBeChecked();
});

test('the language is in its own words', () => {
  expect(screen.getByRole('heading', {name: '简体中文'})).toHaveAttribute('lang', 'zh-CN');
});
