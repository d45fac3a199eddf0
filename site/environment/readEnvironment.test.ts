import fs from 'node:fs';
import path from 'node:path';
import {readEnvironment} from './readEnvironment';

test('DEPLOYMENT.md lists every variable that is read', () => {
  const names = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(
    {NODE_ENV: 'test'},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readEnvironment(env);
  const guide = fs.readFileSync(path.join(__dirname, '../../.github/DEPLOYMENT.md'), 'utf8');
  const thirdParties = fs.readFileSync(
    path.join(__dirname, '../third-parties/readThirdParties.ts'),
    'utf8',
  );
  expect(names.size).toBeGreaterThan(10);
  // Variables of third parties are listed where they are read.
  expect([...names].filter((name) => !`${guide}${thirdParties}`.includes(`\`${name}\``))).toEqual([
    'NODE_ENV',
  ]);
});

test('only what pages need comes with their first load', () => {
  const {pages} = readEnvironment({
    NODE_ENV: 'test',
    SEARCH_APP_ID: 'a',
    SEARCH_API_KEY: 'k',
    SEARCH_INDEX: 'i',
    CHECK_TYPES: 'off',
  });
  expect(JSON.stringify(pages)).not.toContain('apiKey');
});
