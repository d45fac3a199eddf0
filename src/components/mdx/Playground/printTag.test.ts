import {printSource, printTag} from './printTag';

const chart = {component: 'BarChart', base: [{name: 'series', code: 'series={series}'}], end: '/>'};

test.each([
  [{...chart, base: []}, {}, '<BarChart />'],
  [chart, {}, '<BarChart\n  series={series}\n/>'],
  [chart, {radius: 4, grid: true}, '<BarChart\n  series={series}\n  radius={4}\n  grid\n/>'],
  [chart, {grid: false}, '<BarChart\n  series={series}\n  grid={false}\n/>'],
  [chart, {title: 'Sales'}, '<BarChart\n  series={series}\n  title="Sales"\n/>'],
  [chart, {title: 'A "B"'}, '<BarChart\n  series={series}\n  title={"A \\"B\\""}\n/>'],
  // A changed value replaces that of the demo.
  [chart, {series: 'x'}, '<BarChart\n  series="x"\n/>'],
  [
    {...chart, base: [], end: '>\n  <Item />\n</BarChart>'},
    {},
    '<BarChart>\n  <Item />\n</BarChart>',
  ],
])('%j with %j is printed as JSX', (data, values, code) => {
  expect(printTag(data, values)).toBe(code);
});

test('the file has the element at its indentation', () => {
  const around = ['return (\n    ', '\n  );\n'] as const;
  expect(printSource({...chart, controls: [], around}, {})).toBe(
    'return (\n    <BarChart\n      series={series}\n    />\n  );\n',
  );
});
