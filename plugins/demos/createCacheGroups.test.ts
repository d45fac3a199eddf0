import path from 'node:path';
import {findDemoChunk} from './createCacheGroups';

it.each([
  ['d3-shape/src/line.js', 'x-charts'],
  ['@mui/x-data-grid/esm/DataGrid/DataGrid.js', 'x-data-grid'],
  ['@mui/material/esm/Select/SelectInput.js', 'mui-menus'],
  ['@mui/material/esm/Slider/Slider.js', 'mui-Slider'],
  ['@mui/material/esm/useAutocomplete/useAutocomplete.js', 'mui-grid-parts'],
  ['@mui/material/esm/useMediaQuery/useMediaQuery.js', 'mui-core'],
  ['@emotion/react/dist/emotion-react.esm.js', 'mui-core'],
  ['date-fns-jalali/format.js', 'date-fns-jalali'],
  ['@mui/x-date-pickers/esm/DatePicker/DatePicker.js', 'x-date-pickers'],
  // An adapter is in the chunk of its library, so users don't load the adapters of other libraries.
  ['@mui/x-date-pickers/esm/AdapterDayjs/AdapterDayjs.js', 'dayjs'],
  ['@mui/icons-material/esm/Add.js', undefined],
  ['react-dom/index.js', undefined],
  // The innermost package counts.
  ['@mui/x-tree-view-pro/node_modules/@mui/x-tree-view/index.js', 'x-tree-view'],
  ['../versioned_docs/version-v7/node_modules/@mui/x-charts/esm/index.js', 'x-charts-v7'],
  ['../src/components/demo/Demo.tsx', undefined],
])('%s → %s', (file, chunk) => {
  expect(findDemoChunk(path.posix.join('/site/node_modules', file))).toBe(chunk);
});
