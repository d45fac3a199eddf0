import path from 'node:path';
import {findDemoChunk} from './createCacheGroups';

it.each([
  ['@mui/x-charts/esm/BarChart/BarChart.js', 'x-charts'],
  ['@mui/x-charts-vendor/es/d3-scale.mjs', 'x-charts'],
  ['d3-shape/src/line.js', 'x-charts'],
  ['@mui/x-data-grid/esm/DataGrid/DataGrid.js', 'x-data-grid'],
  ['@mui/x-virtualizer/esm/useVirtualizer.js', 'x-data-grid'],
  ['@mui/x-internals/esm/fastMemo.js', 'x-internals'],
  ['@mui/material/esm/Button/Button.js', 'mui-core'],
  ['@mui/material/esm/Select/SelectInput.js', 'mui-menus'],
  ['@mui/material/esm/TextField/TextField.js', 'mui-fields'],
  ['@mui/material/esm/Slider/Slider.js', 'mui-Slider'],
  ['@mui/material/esm/Popper/Popper.js', 'mui-tooltips'],
  ['@mui/material/esm/useAutocomplete/useAutocomplete.js', 'mui-grid-parts'],
  ['@mui/material/esm/useMediaQuery/useMediaQuery.js', 'mui-core'],
  ['@mui/material/esm/internal/SwitchBase.js', 'mui-core'],
  ['@emotion/react/dist/emotion-react.esm.js', 'mui-core'],
  ['date-fns-jalali/format.js', 'date-fns-jalali'],
  ['jalaali-js/index.js', 'moment-jalaali'],
  ['@mui/x-date-pickers/esm/DatePicker/DatePicker.js', 'x-date-pickers'],
  // An adapter is in the chunk of its library, so users don't load the adapters of other libraries.
  ['@mui/x-date-pickers/esm/AdapterDayjs/AdapterDayjs.js', 'dayjs'],
  ['@mui/x-date-pickers/esm/AdapterDateFnsJalali/index.js', 'date-fns-jalali'],
  ['@mui/icons-material/esm/Add.js', undefined],
  ['react-dom/index.js', undefined],
  ['@docusaurus/theme-common/lib/index.js', undefined],
  // The innermost package counts.
  ['@mui/x-tree-view-pro/node_modules/@mui/x-tree-view/index.js', 'x-tree-view'],
  ['../versioned_docs/version-v7/node_modules/@mui/x-charts/esm/index.js', 'x-charts-v7'],
  ['../src/components/demo/Demo.tsx', undefined],
])('%s → %s', (file, chunk) => {
  expect(findDemoChunk(path.posix.join('/site/node_modules', file))).toBe(chunk);
});
