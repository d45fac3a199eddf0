import {readMdx} from './readMdx';

const PAGE = `---
title: Ferries
description: 'Boats: all of them.'
components: [Ferry]
translated:
  lead: '12345678'
---

## Routes

\`\`\`tsx title="Ferry.tsx"
## no heading
<Demo name="NoDemo" />
\`\`\`

<Demo name="Map" height={300} />
<DemoLike name="Other" />
`;

test('front matter is data, and its lines as they are written', () => {
  const page = readMdx(PAGE);
  expect(page.frontMatter).toEqual({
    title: 'Ferries',
    description: 'Boats: all of them.',
    components: ['Ferry'],
    translated: {lead: '12345678'},
  });
  expect(page.linesOf('title', 'description')).toEqual([
    {text: 'title: Ferries', value: 'Ferries', line: 2},
    {text: "description: 'Boats: all of them.'", value: "'Boats: all of them.'", line: 3},
  ]);
});

test('tags in fences, and longer names, are no tags of that name', () => {
  expect(readMdx(PAGE).findTags('Demo')).toEqual([{name: 'Demo', attributes: {name: 'Map'}}]);
});

test.each([
  ['no front matter', '## A\n', undefined, '## A\n'],
  ['empty front matter', '---\n\n---\ntext', '', 'text'],
  ['front matter of Windows', '---\r\ntitle: A\r\n---\r\ntext', 'title: A', 'text'],
  ['a rule that is no front matter', 'text\n\n---\n\nmore', undefined, 'text\n\n---\n\nmore'],
])('%s', (_case, source, frontMatterText, body) => {
  const page = readMdx(source);
  expect(page.frontMatterText).toBe(frontMatterText);
  expect(page.body).toBe(body);
  expect(page.frontMatter).toEqual(frontMatterText ? {title: 'A'} : {});
});
