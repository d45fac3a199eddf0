import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {createSite} from '../../site/demos/fixtures/createSite';
import {formatProblem, getProblems, listProblems} from '../../site/problems/problemStore';
import {HEADINGS} from '../../site/api/headings';
import {OFFLINE_TEXTS} from '../service-worker/offlineTexts/shared';
import {checkLabels} from '../../site/sidebar/checkLabels';
import {checkTranslations, extractStrings} from './checkTranslations';
import translationsPlugin from './index';
import {NOTICES} from './remarkTranslation';

const SITE = path.resolve(__dirname, '../..');

const toMessages = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, {message: '译'}]));

const FILES: Record<string, unknown> = {
  'src/Ferry.tsx': `import {translate} from '@docusaurus/Translate';
export const by = (captain: string) =>
  translate({id: 'docs.ferry.by', message: 'sailed by {captain}'}, {captain});
`,
  'i18n/zh/code.json': {'docs.ferry.by': {message: '由{captain}驾驶'}},
  'i18n/zh/translations/notices.json': toMessages(NOTICES),
  'i18n/zh/api-reference/headings.json': HEADINGS,
  'i18n/zh/service-worker/offline.json': toMessages({...OFFLINE_TEXTS}),
  'versioned_sidebars/version-v1-sidebars.json': {
    docs: [{type: 'doc', id: 'ferries/index', key: 'ferries', label: 'Ferries'}],
  },
  'i18n/zh/docusaurus-plugin-content-docs/version-v1.json': {
    'sidebar.docs.doc.ferries': {message: '渡轮'},
  },
};

/** Returns a site with these files and others. */
const makeSite = (others: Record<string, unknown> = {}) =>
  createSite(
    Object.fromEntries(
      Object.entries({...FILES, ...others}).map(([file, content]) => [
        file,
        typeof content === 'string' ? content : JSON.stringify(content),
      ]),
    ),
  );

/** Builds a language of the site, as far as the plugin is concerned. */
const build = async (siteDir: string, currentLocale = 'zh') => {
  const plugin = translationsPlugin(
    {
      siteDir,
      baseUrl: '/',
      siteConfig: {url: 'https://host'},
      i18n: {currentLocale, defaultLocale: 'en', locales: ['en', 'zh'], localeConfigs: {}},
    } as unknown as LoadContext,
    {repoUrl: 'https://host/repo', built: {name: 'current'}},
  );
  return plugin.loadContent?.();
};

/** Returns the problems that the build of the Chinese site reports. */
const findProblems = async (siteDir: string): Promise<readonly string[]> => {
  try {
    await build(siteDir);
    return listProblems().map(formatProblem);
  } catch (error) {
    return getProblems(error).map(formatProblem);
  }
};

describe('the build', () => {
  test.each(['zh', 'ar'])('continues in %s, complete or only configured', async (language) => {
    await expect(build(makeSite(), language)).resolves.toEqual([]);
  });

  test.each<[string, unknown, string]>([
    [
      'i18n/zh/code.json',
      {},
      'Missing translation key "docs.ferry.by". Add the translation of "sailed by {captain}".',
    ],
    [
      'i18n/zh/translations/notices.json',
      {...toMessages(NOTICES), late: {message: '迟到'}},
      'Unused translation key "late". Remove it.',
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs/version-v1.json',
      {},
      'Missing translation key "sidebar.docs.doc.ferries". Add the translation of "Ferries".',
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs/current.json',
      {},
      'Sidebar items have their titles in i18n/page-titles-zh.json. Remove this file.',
    ],
    [
      'src/Second.tsx',
      `import {translate} from '@docusaurus/Translate';
export const second = translate({id: 'docs.ferry.by', message: 'by {captain}'}, {captain: 'Ada'});
`,
      'Duplicate translation id "docs.ferry.by": "by {captain}" here, and "sailed by {captain}" elsewhere. Give one of them a different id.',
    ],
  ])('reports a problem of %s in one line: %#', async (file, content, problem) => {
    const siteDir = makeSite({[file]: content});
    await expect(findProblems(siteDir)).resolves.toEqual([`${file}: ${problem}`]);
    // English is in the code itself.
    await expect(build(siteDir, 'en')).resolves.toEqual([]);
  });
});

test('labels of components are names, the same in every language', () => {
  const row = {type: 'doc', key: 'api/ferries/ferry', label: 'Ferry'};
  expect(checkLabels('labels.json', {}, {docs: [row]})).toEqual([]);
});

test("this site's Chinese strings are complete, used, and keep their placeholders", async () => {
  // Ensures that the string extraction works: with an empty list, every check would pass.
  expect((await extractStrings(SITE))['docs.templates.blogTitle']?.message).toBe('Blog');
  expect(await checkTranslations(SITE, 'zh')).toEqual([]);
}, 120_000);
