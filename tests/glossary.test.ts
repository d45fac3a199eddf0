import fs from 'node:fs';
import path from 'node:path';
import {
  checkGlossary,
  readGlossary,
  readFullText,
  type TranslatedText,
} from './glossary/checkGlossary';
import {extractStrings} from '../plugins/translations/checkTranslations';
import {formatProblem} from '../site/problems/problemStore';
import {readPageTitles} from '../site/pages/readPageTitles';
import {readPageFile} from '../site/pages/pageFiles';

const GUIDE = `# Guide

## Glossary for Chinese

| English | Chinese | Not        |
| ------- | ------- | ---------- |
| Ferry   | 渡轮    | 摆渡船、船 |
| seat    | 座位    |            |
| (you)   | 你      | 您         |

That is all.
`;
const TERMS = readGlossary(GUIDE, 'Chinese');

test.each<[string, Partial<TranslatedText>, string[]]>([
  ['a term and its translation', {english: 'Book a seat', translation: '订座位'}, []],
  [
    'a term that is called otherwise',
    {english: 'Book seats', translation: '订位子'},
    ['code.json: Missing "座位" for "seat" in "a": "订位子". Use the term of the glossary.'],
  ],
  [
    'a word that is never used',
    {translation: '这艘摆渡船'},
    [
      'code.json: Unsupported term "摆渡船" in "a". Use "渡轮".',
      'code.json: Unsupported term "船" in "a". Use "渡轮".',
    ],
  ],
  ['a part of another word', {english: 'seating', translation: '就座'}, []],
  ['a name that is written small', {english: 'ferry across', translation: '摆渡'}, []],
  ['a term in brackets that is left out', {english: 'You sail', translation: '航行'}, []],
  ['a placeholder', {english: 'by {seat}', translation: '由{seat}'}, []],
  ['an exception', {key: 'b', english: 'the seat of the company', translation: '公司所在地'}, []],
])('%s', (_, text, problems) => {
  const texts = [{file: 'code.json', key: 'a', translation: '', ...text}];
  expect(checkGlossary(TERMS, texts, {b: 'seat'}).map(formatProblem)).toEqual(problems);
});

test('the prose of a page has no code and no addresses', () => {
  expect(
    readFullText(
      '---\ntitle: 渡轮\nslug: 船\n---\n\n坐[渡轮](/船/)去 `船`。{/* #船 */}\n\n```ts title="船"\n船\n```\n\n<Demo name="船" />\n',
    ).replace(/\s+/g, ' '),
  ).toBe('title: 渡轮 坐[渡轮]去 。 ');
});

/** Keys whose term has another meaning than in the glossary. */
const EXCEPTIONS = {'docs.notifications.permanentText': 'plan'};

test("this site's Chinese keeps to its glossary", async () => {
  const root = path.resolve(__dirname, '..');
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const terms = readGlossary(read('i18n/README.md'), 'Chinese');
  expect(terms.map(({english}) => english)).toContain('Data Grid');

  const english = await extractStrings(root);
  const strings = Object.entries(
    JSON.parse(read('i18n/zh/code.json')) as Record<string, {message: string}>,
  ).map(([key, {message}]) => ({
    file: 'i18n/zh/code.json',
    key,
    english: english[key]?.message ?? '',
    translation: message,
  }));

  const {pages, titles, unwritten} = readPageTitles(root, 'zh');
  /** The title in the front matter of a file, or an empty string where there is none. */
  const titleOf = (file: string) =>
    (fs.existsSync(path.join(root, file)) && /^title: (.*)$/m.exec(read(file))?.[1]) || '';
  const rows = [
    // A row of the tree is shorter than the title of its page: only labels are held side by side.
    ...Object.entries({...unwritten, ...pages}).map(([row, translation]) => ({
      file: 'i18n/page-titles-zh.json',
      key: row,
      english: row.startsWith('/') ? '' : row,
      translation,
    })),
    ...Object.entries(titles).map(([row, translation]) => ({
      file: 'i18n/page-titles-zh.json',
      key: row,
      english: titleOf(`docs${row.replace(/^\/x/, '')}/index.mdx`),
      translation,
    })),
  ];

  const others = fs
    .readdirSync(path.join(root, 'i18n/zh'), {recursive: true, encoding: 'utf8'})
    .map((file) => `i18n/zh/${file.split(path.sep).join('/')}`);
  const files = others
    .filter((file) => file.endsWith('.json') && file !== 'i18n/zh/code.json')
    .flatMap((file) =>
      Object.entries(JSON.parse(read(file)) as Record<string, {message: string}>).map(
        ([key, {message}]) => ({file, key, translation: message}),
      ),
    );
  const prose = others
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [
      {file, translation: readFullText(read(file))},
      {
        file,
        key: 'title',
        english: titleOf(readPageFile(file)?.source ?? 'none'),
        translation: titleOf(file),
      },
    ]);
  expect(prose.length).toBeGreaterThan(0);
  expect(checkGlossary(terms, [...strings, ...rows, ...files, ...prose], EXCEPTIONS)).toEqual([]);
}, 120_000);
