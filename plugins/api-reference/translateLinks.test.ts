import {createSite} from '../../site/demos/fixtures/createSite';
import {readLinkTitles, translateLinks} from './translateLinks';

const guide = (file: string, title: string) => ({
  file: `${file}/index.mdx`,
  title,
  path: `/${file}/`,
  components: [],
  anchors: new Set<string>(),
  demos: [],
});

const folder = createSite({
  'react-charts/bars/index.mdx': `---
title: 柱状图
description: 如何绘制柱状图。
---

<Demo name="First" />

## \`BarChart\` 基础 {/* #basics */}

<Demo name="BasicBars" height={300} />
<Demo name="OtherBars" />

### 堆叠 [pro]

<Demo height={3} name="Stacks" />
`,
});

test('guides have their titles of the language, and demos that of the section they stand in', () => {
  const titles = readLinkTitles({
    guides: [guide('react-charts/bars', 'Bar charts'), guide('react-charts/pie', 'Pie charts')],
    translations: folder,
    catalog: {pages: {'/x/react-charts/pie': '饼图'}, titles: {}, unwritten: {}},
    base: '/x',
  });
  const demo = (label: string, href: string) => ({label, href});
  const data = {
    entry: {name: 'BarChart'},
    guides: [
      {
        title: 'Bar charts',
        href: '/x/react-charts/bars/',
        demos: [
          demo('First', '/x/react-charts/bars/#First'),
          demo('Basic bars', '/x/react-charts/bars/#BasicBars'),
          demo('Other bars', '/x/react-charts/bars/#OtherBars'),
        ],
      },
      {title: 'Pie charts', href: '/x/react-charts/pie/'},
    ],
    usedIn: {stackOffset: [demo('Stacks', '/x/react-charts/bars/#Stacks')]},
  };
  expect(JSON.parse(translateLinks(JSON.stringify(data), titles))).toEqual({
    entry: {name: 'BarChart'},
    guides: [
      {
        title: '柱状图',
        href: '/x/react-charts/bars/',
        demos: [
          {...demo('First', '/x/react-charts/bars/#First'), lang: 'en'},
          demo('BarChart 基础', '/x/react-charts/bars/#BasicBars'),
          demo('BarChart 基础 (2)', '/x/react-charts/bars/#OtherBars'),
        ],
      },
      {title: '饼图', href: '/x/react-charts/pie/'},
    ],
    usedIn: {stackOffset: [demo('堆叠', '/x/react-charts/bars/#Stacks')]},
  });
});
