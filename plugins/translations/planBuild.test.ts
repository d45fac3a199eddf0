import {planBuild} from './planBuild';

test('builds every language of the current docs into build', () => {
  expect(planBuild([], {})).toEqual({
    languages: ['en', 'zh'],
    args: ['--out-dir', 'build'],
    env: {DOCS_LANGUAGES: 'en,zh'},
  });
});

test('an older version has a separate folder', () => {
  const argsOf = (arg: string) => planBuild([arg], {DOCS_VERSION: 'v7'}).args.join(' ');
  expect(argsOf('--dev')).toBe('--dev --out-dir build-v7');
  expect(argsOf('--out-dir=elsewhere')).toBe('--out-dir=elsewhere');
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

test('an unknown language is reported in one line', () => {
  expect(() => planBuild(['--locale', 'tlh'], {})).toThrow(
    'DOCS_LANGUAGES=en,tlh: Unknown language "tlh". Use en,zh.',
  );
});
