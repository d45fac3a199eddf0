import {planBuild} from './planBuild';

test('builds every language of the current docs into build', () => {
  expect(planBuild([], {})).toEqual({
    languages: ['en', 'zh'],
    args: ['--out-dir', 'build'],
    env: {DOCS_LANGUAGES: 'en,zh'},
  });
});

test('an older version has a folder of its own', () => {
  expect(planBuild(['--dev'], {DOCS_VERSION: 'v7'}).args).toEqual([
    '--dev',
    '--out-dir',
    'build-v7',
  ]);
  expect(planBuild(['--out-dir=elsewhere'], {DOCS_VERSION: 'v7'}).args).toEqual([
    '--out-dir=elsewhere',
  ]);
});

test.each([
  ['--locale en', {}, ['en'], 'en'],
  ['--locale=en', {}, ['en'], 'en'],
  ['--locale zh', {}, ['zh'], 'en,zh'],
  ['', {DOCS_LANGUAGES: 'en'}, ['en'], 'en'],
  ['--locale en', {DOCS_LANGUAGES: 'en,zh'}, ['en'], 'en,zh'],
])('"%s" with %o builds %j of a site in %s', (argv, env, languages, all) => {
  const plan = planBuild(argv.split(' ').filter(Boolean), env);
  expect(plan.languages).toEqual(languages);
  expect(plan.env.DOCS_LANGUAGES).toBe(all);
});

test('a language that there is not is told in one line', () => {
  expect(() => planBuild(['--locale', 'tlh'], {})).toThrow(
    'DOCS_LANGUAGES=en,tlh: there is no language tlh; use en,zh',
  );
});
