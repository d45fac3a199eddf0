import {findSyntaxError} from './parseFence';

test.each([
  ['a module', 'tsx', `import * as React from 'react';\nexport default 1;`],
  ['an element', 'tsx', '<DataGrid rows={rows} />'],
  ['several elements', 'jsx', '<BarChart />\n<LineChart />'],
  ['properties', 'ts', `field: 'name',\nwidth: 100,`],
  ['an object', 'ts', `{\n  bar: {order: ['a'], series: {/* … */}},\n  line: {/* … */},\n}`],
  ['something awaited', 'js', `const rows = await load();\nreturn rows;`],
  ['JSON', 'json', `{"a": [1, 2]}`],
  ['another language', 'bash', `if [ ; then (((`],
])('%s can be read', (_, lang, code) => {
  expect(findSyntaxError(lang, code)).toBeUndefined();
});

test.each([
  ['an element that is not closed', 'tsx', 'const a = 1;\nconst b = <Chart>;\n', 1],
  ['a bracket too few', 'ts', `const rows = [\n  {id: 1},\n`, 2],
  ['JSON without a comma', 'json', `{\n  "a": 1\n  "b": 2\n}`, 2],
])('%s is found', (_, lang, code, row) => {
  const problem = findSyntaxError(lang, code);
  expect(problem?.row).toBe(row);
  expect(problem?.message).not.toContain('\n');
});
