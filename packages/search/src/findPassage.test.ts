import {createSearch} from './createSearch';
import {EMPTY_INDEX} from './fixtures';
import {readUnits} from './readUnits';

const LEGEND = `---
title: "Charts legend"
---

# Charts legend

The legend names the series.

## Legend position

To move the legend below the chart, set \`position.vertical\` to \`'bottom'\`. It takes the space of the [axis](https://mui.com/x/react-charts/axis.md).

| Value | Place |
| --- | --- |
| \`'top'\` | Above the chart |

## Hide the legend (Pro)

Charts with one series rarely need a legend. To remove it, set \`hideLegend\`.

**Demo: Without legend**

\`\`\`tsx title="WithoutLegend.tsx"
import {PieChart} from '@mui/x-charts/PieChart';

export default function WithoutLegend() {
  return (
    <PieChart
      series={series}
      hideLegend
    />
  );
}
\`\`\`

## API

- [\`PieChart\`](https://mui.com/x/api/charts/pie-chart.md)
`;

const PAGE = {
  path: 'react-charts/legend/',
  title: 'Charts legend',
  group: 0,
  description: 'Place the legend, or hide it.',
  sections: [
    ['position', 'Legend position'],
    ['hide', 'Hide the legend'],
  ] as [string, string][],
  demos: ['WithoutLegend'],
};

test('splits a page into sections, sentences, and table rows', () => {
  const {sections, units} = readUnits(LEGEND, PAGE);
  expect(sections.map(({anchor, demos}) => [anchor, demos])).toEqual([
    ['position', []],
    ['hide', ['WithoutLegend']],
  ]);
  expect(units.map(({section, text}) => `${section} ${text}`)).toEqual([
    "0 To move the legend below the chart, set `position.vertical` to `'bottom'`.",
    '0 It takes the space of the axis.',
    "0 `'top'` — Above the chart",
    '1 Charts with one series rarely need a legend.',
    '1 To remove it, set `hideLegend`.',
  ]);
});

const ask = (question: string, markdown: string | undefined = LEGEND) => {
  const search = createSearch({
    ...EMPTY_INDEX,
    pages: [PAGE, {path: 'react-charts/axis/', title: 'Charts axis', group: 0}],
  });
  return search.findPassage(question, search(question), () => Promise.resolve(markdown));
};

test('the answer is a sentence with its section', async () => {
  expect(await ask('move the legend below the chart')).toMatchObject({
    href: '/x/react-charts/legend/#position',
    heading: 'Legend position',
    text: "To move the legend below the chart, set `position.vertical` to `'bottom'`.",
  });
});

test('the answer has the code of its section, and the sentence that it refers to', async () => {
  const answer = await ask('remove or hide the legend');
  expect(answer).toMatchObject({
    href: '/x/react-charts/legend/#hide',
    text: 'Charts with one series rarely need a legend. To remove it, set `hideLegend`.',
    code: '<PieChart\n  series={series}\n  hideLegend\n/>',
  });
});

test('of several sections that fit equally well, none is the answer', async () => {
  const rotated = ['## Legend position', 'Rotate a legend with `angle`.'];
  const other = ['## Hide the legend', 'A legend with an `angle` needs less space.'];
  const askIn = (lines: string[]) => ask('angle of the legend', lines.join('\n\n'));
  expect(await askIn(rotated)).toMatchObject({text: 'Rotate a legend with `angle`.'});
  expect(await askIn([...rotated, ...other])).toBeUndefined();
});

test('a sentence without half of the question is no answer', async () => {
  const markdown = '## Legend position\n\nRotate a legend with `angle`.';
  expect(await ask('print an invoice of a customer at an angle', markdown)).toBeUndefined();
});

test.each([
  ['the question is about the whole page', 'charts legend'],
  ['the page contains few of its words', 'legend with sankey tooltip colors'],
  ['no page matches', 'zzqqxx'],
])('there is no answer if %s', async (_, question) => {
  expect(await ask(question)).toBeUndefined();
});

test('there is no answer without a Markdown version', async () => {
  const search = createSearch({...EMPTY_INDEX, pages: [PAGE]});
  const question = 'move the legend below the chart';
  expect(
    await search.findPassage(question, search(question), () => Promise.resolve(undefined)),
  ).toBeUndefined();
});
