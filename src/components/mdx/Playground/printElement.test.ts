import {printSource, printElement} from './printElement';

const chart = {
  component: 'BarChart',
  base: [{name: 'series', code: 'series={series}'}],
  end: '/>',
  around: ['return (\n    ', '\n  );\n'] as const,
  codes: {},
};

test.each([
  [{...chart, base: []}, {}, '<BarChart />'],
  [chart, {}, '<BarChart\n  series={series}\n/>'],
  [chart, {radius: 4, grid: true}, '<BarChart\n  series={series}\n  radius={4}\n  grid\n/>'],
  [chart, {grid: false}, '<BarChart\n  series={series}\n  grid={false}\n/>'],
  [chart, {title: 'Sales'}, '<BarChart\n  series={series}\n  title="Sales"\n/>'],
  [chart, {title: 'A "B"'}, '<BarChart\n  series={series}\n  title={\'A "B"\'}\n/>'],
  // A changed value replaces that of the demo.
  [chart, {series: 'x'}, '<BarChart\n  series="x"\n/>'],
  [
    {...chart, base: [], end: '>\n  <Item />\n</BarChart>'},
    {},
    '<BarChart>\n  <Item />\n</BarChart>',
  ],
])('%j with %j is printed as JSX', (data, values, code) => {
  expect(printElement(data, values)).toBe(code);
});

test('the file has the element at its indentation', () => {
  expect(printSource(chart, {})).toBe(
    'return (\n    <BarChart\n      series={series}\n    />\n  );\n',
  );
});

test('parts of props, code, and imports are printed, and omitted props are not', () => {
  const picker = {
    component: 'DatePicker',
    base: [{name: 'defaultValue', code: "defaultValue={dayjs('2025-06-17')}"}],
    end: '/>',
    around: ["import {DatePicker} from '@mui/x-date-pickers/DatePicker';\n\n", '\n'] as const,
    codes: {
      minDate: "dayjs('$')",
      'format=YYYY': "'yyyy'",
      'slots.day=PickerDay2': 'PickerDay2',
      'slotProps.shortcuts.items=true': '[\n  {label: 1},\n]',
    },
  };
  const props = {
    defaultValue: undefined,
    minDate: '2025-06-01',
    format: 'YYYY',
    views: ['year', 'month'],
    'slots.day': 'PickerDay2',
    'slotProps.toolbar.hidden': true,
    'slotProps.shortcuts.items': true,
  };
  expect(printSource(picker, props))
    .toBe(`import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {PickerDay2} from '@mui/x-date-pickers/PickerDay2';

<DatePicker
  minDate={dayjs('2025-06-01')}
  format="yyyy"
  views={['year', 'month']}
  slots={{day: PickerDay2}}
  slotProps={{
    toolbar: {hidden: true},
    shortcuts: {
      items: [
        {label: 1},
      ],
    },
  }}
/>
`);
});
