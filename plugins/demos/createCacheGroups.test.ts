import {findDemoChunk} from './createCacheGroups';

describe('findDemoChunk', () => {
  it.each([
    ['@mui/x-charts/esm/BarChart/BarChart.js', 'x-charts'],
    ['@mui/x-charts-vendor/es/d3-scale.mjs', 'x-charts'],
    ['d3-shape/src/line.js', 'x-charts'],
    ['@mui/x-charts-pro/esm/index.js', 'x-charts-pro'],
    ['@mui/x-data-grid/esm/DataGrid/DataGrid.js', 'x-data-grid'],
    ['@mui/x-virtualizer/esm/useVirtualizer.js', 'x-data-grid'],
    ['@mui/x-internals/esm/fastMemo.js', 'x-internals'],
    ['@mui/material/esm/Button/Button.js', 'mui-core'],
    ['@mui/material/esm/Select/SelectInput.js', 'mui-menus'],
    ['@mui/material/esm/TextField/TextField.js', 'mui-fields'],
    ['@mui/material/esm/Slider/Slider.js', 'mui-Slider'],
    ['@mui/material/esm/styles/createTheme.js', 'mui-core'],
    ['@mui/material/esm/Popper/Popper.js', 'mui-tooltips'],
    ['@popperjs/core/lib/index.js', 'mui-tooltips'],
    ['@mui/material/esm/useAutocomplete/useAutocomplete.js', 'mui-grid-parts'],
    ['@mui/material/esm/useMediaQuery/useMediaQuery.js', 'mui-core'],
    ['@mui/material/esm/internal/SwitchBase.js', 'mui-core'],
    ['@mui/system/esm/index.js', 'mui-core'],
    ['@emotion/react/dist/emotion-react.esm.js', 'mui-core'],
    ['dayjs/dayjs.min.js', 'dayjs'],
    ['date-fns-jalali/format.js', 'date-fns-jalali'],
    ['jalaali-js/index.js', 'moment-jalaali'],
    ['@mui/x-date-pickers/esm/DatePicker/DatePicker.js', 'x-date-pickers'],
    // An adapter goes with its library: nobody loads the ones that others use.
    ['@mui/x-date-pickers/esm/AdapterDayjs/AdapterDayjs.js', 'dayjs'],
    ['@mui/x-date-pickers/esm/AdapterLuxon/index.js', 'luxon'],
    ['@mui/x-date-pickers/esm/AdapterDateFnsJalali/index.js', 'date-fns-jalali'],
    ['@mui/icons-material/esm/Add.js', undefined],
    ['react-dom/index.js', undefined],
    ['@docusaurus/theme-common/lib/index.js', undefined],
  ])('%s → %s', (file, chunk) => {
    expect(findDemoChunk(`/site/node_modules/${file}`)).toBe(chunk);
  });

  it('keeps the packages of an older version apart', () => {
    expect(
      findDemoChunk('/site/versioned_docs/version-v7/node_modules/@mui/x-charts/esm/index.js'),
    ).toBe('x-charts-v7');
  });

  it('knows the innermost package, and no file of the site', () => {
    expect(
      findDemoChunk(
        '/site/node_modules/@mui/x-tree-view-pro/node_modules/@mui/x-tree-view/index.js',
      ),
    ).toBe('x-tree-view');
    expect(findDemoChunk('/site/src/components/demo/Demo.tsx')).toBeUndefined();
  });
});
