import type {Twin} from './collectPages';
import {findPlaces} from './findPlaces';

const twin = (path: string, markdown: string, ids: string[] = []): Twin => ({
  path,
  title: '',
  description: '',
  group: '',
  isApi: path.includes('/api/'),
  headings: ids.map((id) => ({id, text: id, depth: 2})),
  markdown,
  renderBody: () => ({markdown, headings: []}),
});

const find = (...twins: Twin[]) =>
  findPlaces([{name: 'useMeter', kind: 'hook', from: ['meters']}], twins).get('useMeter');

test('the section that is about a name comes before those that mention it, and code comes last', () => {
  expect(
    find(
      twin('/x/code/', 'Words.\n\n```ts\nuseMeter();\n```\n'),
      twin('/x/words/', '## One\n\nNothing.\n\n## Two\n\nCall `useMeter`.\n', ['one', 'two']),
      twin('/x/hooks/', '## useMeter\n\nIt reads.\n', ['use-meter']),
    ),
  ).toEqual(['/x/hooks/#use-meter', '/x/words/#two', '/x/code/']);
});

test('pages that list everything or tell what was are no places, nor are parts of other names', () => {
  expect(
    find(
      twin('/x/api/meters/meter/', 'useMeter'),
      twin('/x/migration/v8/', 'useMeter'),
      twin('/x/other/', 'useMeterPro and reuseMeter'),
    ),
  ).toEqual([]);
});
