import type {RenderedPage} from '../../site/pages/collectPages';
import {findMentions} from './findMentions';

const mirror = (path: string, markdown: string, ids: string[] = []): RenderedPage => ({
  path,
  title: '',
  description: '',
  group: '',
  isApi: path.includes('/api/'),
  headings: ids.map((id) => ({id, text: id, depth: 2})),
  markdown,
  renderBody: () => ({markdown, headings: []}),
});

const find = (...mirrors: RenderedPage[]) =>
  findMentions([{name: 'useMeter', kind: 'hook', from: ['meters']}], mirrors).get('useMeter');

test('the section that is about a name comes before those that mention it, and code comes last', () => {
  expect(
    find(
      mirror('/x/code/', 'Words.\n\n```ts\nuseMeter();\n```\n'),
      mirror('/x/words/', '## One\n\nNothing.\n\n## Two\n\nCall `useMeter`.\n', ['one', 'two']),
      mirror('/x/hooks/', '## useMeter\n\nIt reads.\n', ['use-meter']),
    ),
  ).toEqual(['/x/hooks/#use-meter', '/x/words/#two', '/x/code/']);
});

test('pages that list everything or tell what was are no places, nor are parts of other names', () => {
  expect(
    find(
      mirror('/x/api/meters/meter/', 'useMeter'),
      mirror('/x/migration/v8/', 'useMeter'),
      mirror('/x/other/', 'useMeterPro and reuseMeter'),
    ),
  ).toEqual([]);
});
