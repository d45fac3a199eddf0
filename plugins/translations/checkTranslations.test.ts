import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {listFaults, readFaults} from '../../site/faults/faults';
import {HEADINGS} from '../../site/api/headings';
import {OFFLINE_TEXTS} from '../service-worker/offlineTexts/shared';
import {checkLabels} from '../../site/sidebar/checkLabels';
import {checkTranslations, extractStrings} from './checkTranslations';
import translationsPlugin from './index';
import {NOTICES} from './remarkTranslation';

const SITE = path.resolve(__dirname, '../..');

let siteDir: string;
const write = (file: string, content: unknown) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(
    path.join(siteDir, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
};
const toMessages = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, {message: '译'}]));

const CODE = {'docs.ferry.by': {message: '由{captain}驾驶'}};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'strings-'));
  write(
    'src/Ferry.tsx',
    `import {translate} from '@docusaurus/Translate';
export const by = (captain: string) =>
  translate({id: 'docs.ferry.by', message: 'sailed by {captain}'}, {captain});
`,
  );
  write('i18n/zh/code.json', CODE);
  write('i18n/zh/translations/notices.json', toMessages(NOTICES));
  write('i18n/zh/api-reference/headings.json', HEADINGS);
  write('i18n/zh/service-worker/offline.json', toMessages({...OFFLINE_TEXTS}));
  write('versioned_sidebars/version-v1-sidebars.json', {
    docs: [{type: 'doc', id: 'ferries/index', key: 'ferries', label: 'Ferries'}],
  });
  write('i18n/zh/docusaurus-plugin-content-docs/version-v1.json', {
    'sidebar.docs.doc.ferries': {message: '渡轮'},
  });
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

/** The build of that language of the site, as far as the plugin goes. */
const build = async (currentLocale = 'zh') => {
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

/** What the build of the Chinese site is told. */
const findFaults = async (): Promise<readonly string[]> => {
  try {
    await build();
    return listFaults();
  } catch (error) {
    return readFaults(error);
  }
};

describe('the build', () => {
  test('goes on while every string is there', async () => {
    await expect(build()).resolves.toEqual([]);
  });

  test('goes on in a language that only the configuration knows of', async () => {
    await expect(build('ar')).resolves.toEqual([]);
  });

  test.each<[string, string, unknown, string]>([
    [
      'a string that is missing',
      'i18n/zh/code.json',
      {},
      'i18n/zh/code.json: docs.ferry.by is missing. Add the translation of "sailed by {captain}".',
    ],
    [
      'a string that nothing asks for',
      'i18n/zh/code.json',
      {...CODE, 'docs.ferry.old': {message: '旧'}},
      'i18n/zh/code.json: docs.ferry.old is used nowhere. Remove it.',
    ],
    [
      'a placeholder that got lost',
      'i18n/zh/code.json',
      {'docs.ferry.by': {message: '驾驶'}},
      'i18n/zh/code.json: docs.ferry.by lost {captain}. Keep the placeholders of "sailed by {captain}".',
    ],
    [
      'a notice that nobody shows',
      'i18n/zh/translations/notices.json',
      {...toMessages(NOTICES), late: {message: '迟到'}},
      'i18n/zh/translations/notices.json: late is used nowhere. Remove it.',
    ],
    [
      'a row of an older tree without a label',
      'i18n/zh/docusaurus-plugin-content-docs/version-v1.json',
      {},
      'i18n/zh/docusaurus-plugin-content-docs/version-v1.json: sidebar.docs.doc.ferries is missing. Add the translation of "Ferries".',
    ],
    [
      'labels of the current tree in a second place',
      'i18n/zh/docusaurus-plugin-content-docs/current.json',
      {},
      'i18n/zh/docusaurus-plugin-content-docs/current.json: the rows of the sidebar have their titles in i18n/page-titles-zh.json. Remove the file.',
    ],
    [
      'one id for two texts',
      'src/Second.tsx',
      `import {translate} from '@docusaurus/Translate';
export const second = translate({id: 'docs.ferry.by', message: 'by {captain}'}, {captain: 'Ada'});
`,
      'src/Second.tsx: docs.ferry.by is "by {captain}" here and "sailed by {captain}" elsewhere. Give one of them another id.',
    ],
  ])('is told in one line of %s', async (_, file, content, line) => {
    write(file, content);
    await expect(findFaults()).resolves.toEqual([line]);
    // English is in the code itself.
    await expect(build('en')).resolves.toEqual([]);
  });
});

test('labels of components are names, the same in every language', () => {
  const row = {type: 'doc', key: 'api/ferries/ferry', label: 'Ferry'};
  expect(checkLabels('labels.json', {}, {docs: [row]})).toEqual([]);
});

test("this site's Chinese strings are complete, used, and keep their placeholders", async () => {
  // The search for strings works at all: an empty list would make every check pass.
  expect((await extractStrings(SITE))['docs.templates.blogTitle']).toBe('Blog');
  expect(await checkTranslations(SITE, 'zh')).toEqual([]);
}, 120_000);
