import {
  LineChart,
  areaElementClasses,
  lineElementClasses,
} from '@mui/x-charts/LineChart';

const xAxis = [
  {
    data: [1, 2, 3, 4, 5, 6, 7, 8],
    label: 'Week',
    tickMinStep: 1,
    domainLimit: 'strict' as const,
  },
];
const yAxis = [{label: 'Orders', min: 0, max: 1000, width: 60}];

// #region preview
const low = [null, null, null, null, 660, 665, 670, 665];
const high = [null, null, null, null, 660, 740, 810, 880];

// "low" is the invisible base of the stack. "band" is the visible area on top of it.
const band = [
  {id: 'low', data: low, stack: 'band', showMark: false, valueFormatter: () => null},
  {
    id: 'band',
    data: high.map((value, index) => value && value - (low[index] ?? 0)),
    stack: 'band',
    area: true,
    showMark: false,
    label: 'Likely range',
    color: '#8fb1ff',
    valueFormatter: (value: number | null, {dataIndex}: {dataIndex: number}) =>
      value === null ? null : `${low[dataIndex]} to ${high[dataIndex]}`,
  },
];
// #endregion

const series = [
  ...band,
  {data: [520, 550, 610, 580, 660], label: 'Orders', color: '#2f5fd0', showMark: false},
  {
    id: 'forecast',
    data: [null, null, null, null, 660, 700, 740, 770],
    label: 'Forecast',
    color: '#2f5fd0',
    showMark: false,
    valueFormatter: (value: number | null, {dataIndex}: {dataIndex: number}) =>
      value !== null && dataIndex > 4 ? String(value) : null,
  },
];
const lineOf = (id: string) => `& .${lineElementClasses.root}[data-series="${id}"]`;
const styles = {
  [`${lineOf('low')}, ${lineOf('band')}`]: {display: 'none'},
  [`& .${areaElementClasses.root}`]: {fillOpacity: 0.35},
  [lineOf('forecast')]: {strokeDasharray: '4 5'},
};

export default function ForecastBand() {
  return (
    <LineChart
      title="Orders per week, with a forecast and its uncertainty"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={styles}
      height={300}
    />
  );
}
