import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createMatrixTable, printMatrix, readPropMatrix} from './readPropMatrix';

const apiDir = fs.mkdtempSync(path.join(os.tmpdir(), 'matrix-'));

beforeAll(() => {
  const write = (name: string, props: string[]) => {
    const file = path.join(apiDir, 'date-pickers', `${name}.api.json`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(
      file,
      JSON.stringify({entry: {kind: 'component', props: props.map((each) => ({name: each}))}}),
    );
  };
  write('date-picker', ['minDate']);
  write('time-picker', ['minTime']);
});

afterAll(() => fs.rmSync(apiDir, {recursive: true}));

test('each component that has a prop links to its row', () => {
  const matrix = readPropMatrix(
    apiDir,
    'date-pickers',
    ['DatePicker', 'TimePicker'],
    ['minDate', 'minTime'],
  );
  expect(printMatrix(matrix, (href) => `https://mui.com${href}`)).toBe(
    [
      '| Prop | `DatePicker` | `TimePicker` |',
      '| --- | --- | --- |',
      '| `minDate` | [yes](https://mui.com/x/api/date-pickers/date-picker/#date-picker-prop-minDate) | – |',
      '| `minTime` | – | [yes](https://mui.com/x/api/date-pickers/time-picker/#time-picker-prop-minTime) |',
    ].join('\n'),
  );
  expect(createMatrixTable(matrix).children).toHaveLength(3);
});

test('a name that does not exist is named', () => {
  expect(() => readPropMatrix(apiDir, 'date-pickers', ['DatePiker'], ['minDate'])).toThrow(
    'names DatePiker, which has no page in the API reference of date-pickers: correct it.',
  );
  expect(() => readPropMatrix(apiDir, 'date-pickers', ['DatePicker'], ['minDay'])).toThrow(
    'names the prop minDay, which none of these components has: remove it.',
  );
});
