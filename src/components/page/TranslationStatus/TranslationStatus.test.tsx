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
      url: '/zh/x/ferries/',
      source: 'https://host/docs/ferries/index.mdx',
      translation: 'https://host/i18n/ferries/index.mdx',
      sections: [
        {id: 'fares', state: 'changed', url: '/x/ferries/#fares'},
        {id: 'boats', state: 'removed'},
      ],
    },
    {
      page: 'lamps',
      state: 'missing',
      url: '/zh/lamps/',
      source: 'https://host/l.mdx',
      sections: [],
    },
    {page: 'gone', state: 'orphan', translation: 'https://host/i18n/gone.mdx', sections: []},
  ],
};

const rowOf = (page: string) => within(screen.getByRole('rowheader', {name: page}).closest('tr')!);
const linksOf = (page: string) =>
  rowOf(page)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

beforeEach(() => {
  render(<TranslationStatus languages={[LANGUAGE]} />, {wrapper: DocsProvider});
});

test('each page links to itself, its translation, and the English file, where they exist', () => {
  expect(linksOf('ferries')).toEqual([
    'ferries /zh/x/ferries/',
    'fares /x/ferries/#fares',
    'Translation ferries https://host/i18n/ferries/index.mdx',
    'English ferries https://host/docs/ferries/index.mdx',
  ]);
  expect(linksOf('lamps')).toEqual(['lamps /zh/lamps/', 'English lamps https://host/l.mdx']);
  expect(linksOf('gone')).toEqual(['Translation gone https://host/i18n/gone.mdx']);
});

test('an outdated page lists its sections, each with its English counterpart if there is one', () => {
  const row = rowOf('ferries');
  expect(row.getByText('by 2 sections', {exact: false})).toBeInTheDocument();
  expect(row.getByText('removed', {exact: false})).toBeInTheDocument();
});

test('the filter lists the existing states with their counts, below the native language name', () => {
  const choice = within(screen.getByRole('group', {name: 'Show'}));
  const labels = choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual(['All 3', 'Outdated 1', 'Missing 1', 'Source page removed 1']);
  expect(choice.getByRole('radio', {name: 'All 3'})).toBeChecked();
  expect(screen.getByRole('heading', {name: '简体中文'})).toHaveAttribute('lang', 'zh-CN');
});
