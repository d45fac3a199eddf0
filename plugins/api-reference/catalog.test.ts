import {apiReference} from './apiReference';
import {catalog} from '../../site/api/catalog';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {readHeadings, translateDescription, writeDescription} from '../../site/api/headings';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';

test('the pages of a product have distinct paths', () => {
  for (const area of catalog) {
    const names = [...area.components, ...(area.interfaces ?? [])].map((entry) =>
      toKebabCase(toEntry(entry).name),
    );
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a product that is not in the catalog stops the build', () => {
  expect(() => apiReference('charts', [])).toThrow(
    'sidebars.ts: Unknown product "charts" in apiReference().',
  );
});

test.each([
  ['DateRangePickerDay2', 'date-range-picker-day-2'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['AiAssistantPanelTrigger', 'ai-assistant-panel-trigger'],
  ['DataGrid', 'data-grid'],
])('%s is %s in addresses', (name, kebab) => {
  expect(toKebabCase(name)).toBe(kebab);
});

test('the description of an API page is in the language of the site', () => {
  const chinese = readHeadings(process.cwd(), 'zh');
  const nameOf = (name: string) => (name === 'Charts' ? '图表' : name);
  expect(
    translateDescription(writeDescription('description-props-slots', 'BarChart'), chinese, nameOf),
  ).toBe('React 组件 BarChart 的 props 和插槽，附类型、默认值和示例链接。');
  expect(
    translateDescription(writeDescription('description-components', 'Charts'), chinese, nameOf),
  ).toBe('图表中有独立 API 页面的所有组件。');
  expect(translateDescription('Something else.', chinese, nameOf)).toBeUndefined();
});
