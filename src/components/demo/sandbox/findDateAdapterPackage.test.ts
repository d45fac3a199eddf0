import {findDateAdapterPackage} from './findDateAdapterPackage';
import type {PackageTable} from './types';

const PACKAGES: PackageTable = {
  'date-fns': {version: '4.4.0'},
  'date-fns-jalali': {version: '4.0.0-0'},
  dayjs: {version: '1.11.23'},
  luxon: {version: '3.7.2', untyped: true},
  moment: {version: '2.31.0'},
  'moment-hijri': {version: '3.0.0'},
  'moment-jalaali': {version: '0.10.5'},
};

it.each([
  ['@mui/x-date-pickers/AdapterDateFns', {'date-fns': '4.4.0'}],
  ['@mui/x-date-pickers/AdapterDayjs', {dayjs: '1.11.23'}],
  ['@mui/x-date-pickers-pro/AdapterLuxon', {luxon: '3.7.2'}],
  ['@mui/x-date-pickers-pro/AdapterMoment', {moment: '2.31.0'}],
  ['@mui/lab/AdapterDayjs', {dayjs: '1.11.23'}],
  ['@mui/x-date-pickers/AdapterDateFnsJalali', {'date-fns-jalali': '4.0.0-0'}],
  ['@mui/x-date-pickers/AdapterMomentHijri', {'moment-hijri': '3.0.0'}],
  ['@mui/x-date-pickers/AdapterMomentJalaali', {'moment-jalaali': '0.10.5'}],
])('%s requires %j', (request, dependency) => {
  expect(findDateAdapterPackage(request, PACKAGES)).toEqual(dependency);
});

it('uses the latest version of an unknown package', () => {
  expect(findDateAdapterPackage('@mui/x-date-pickers/AdapterDayjs', {})).toEqual({dayjs: 'latest'});
});

it.each([
  '@mui/x-date-pickers',
  '@mui/x-date-pickers/LocalizationProvider',
  '@mui/x-charts/AdapterDayjs',
  'dayjs',
  './AdapterDayjs',
])("%s isn't an adapter", (request) => {
  expect(findDateAdapterPackage(request, PACKAGES)).toBeNull();
});

it.each(['AdapterTemporal', 'AdapterDateFnsV2', 'AdapterDayjs/index', 'Adapter'])(
  '%s throws a TypeError that names the adapter',
  (adapter) => {
    const importIt = () => findDateAdapterPackage(`@mui/x-date-pickers/${adapter}`, PACKAGES);
    expect(importIt).toThrow(TypeError);
    expect(importIt).toThrow(`Can't determine required npm package for adapter '${adapter}'`);
  },
);
