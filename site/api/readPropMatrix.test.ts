import path from 'node:path';
import {createSite} from '../demos/fixtures/createSite';
import {printMatrix, readPropMatrix} from './readPropMatrix';

const component = (prop: string) =>
  JSON.stringify({entry: {kind: 'component', props: [{name: prop}]}});
const siteDir = createSite({
  'api/date-pickers/date-picker.api.json': component('minDate'),
  'api/date-pickers/time-picker.api.json': component('minTime'),
});
const read = (components: string[], props: string[]) =>
  readPropMatrix(path.join(siteDir, 'api'), 'date-pickers', components, props);

test('each component that has a prop links to its row', () => {
  const matrix = read(['DatePicker', 'TimePicker'], ['minDate', 'minTime']);
  expect(printMatrix(matrix, (href) => `https://mui.com${href}`)).toBe(
    [
      '| Prop | `DatePicker` | `TimePicker` |',
      '| --- | --- | --- |',
      '| `minDate` | [yes](https://mui.com/x/api/date-pickers/date-picker/#date-picker-prop-minDate) | – |',
      '| `minTime` | – | [yes](https://mui.com/x/api/date-pickers/time-picker/#time-picker-prop-minTime) |',
    ].join('\n'),
  );
});

test('a prop that no component has is an error', () => {
  expect(() => read(['DatePicker'], ['minDay'])).toThrow(
    'Unknown prop "minDay": none of these components has it. Remove it.',
  );
});
