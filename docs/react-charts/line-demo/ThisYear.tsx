import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart, lineElementClasses} from '@mui/x-charts/LineChart';
import {months} from '../data/observatory';

// #region preview
const years = [
  {id: '2022', data: [420, 410, 560, 790, 1130, 1490, 2120, 2260, 1380, 880, 560, 470]},
  {id: '2023', data: [470, 440, 640, 860, 1190, 1610, 2290, 2350, 1520, 930, 600, 520]},
  {
    id: '2024',
    data: [510, 500, 660, 940, 1310, 1700, 2380, 2490, 1570, 1010, 640, 540],
  },
];
const visitors = [560, 530, 780, 1020, 1450, 1930, 2610, 2580];

function LastLabel() {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const last = visitors.length - 1;
  return (
    <text
      x={(xScale(months[last]!) ?? 0) + 8}
      y={yScale(visitors[last]!) - 8}
      direction="ltr"
      fill="currentColor"
      fontSize={14}
      fontWeight={600}
    >
      2025
    </text>
  );
}

export default function ThisYear() {
  return (
    <LineChart
      title="Visitors per month, this year compared with earlier years"
      hideLegend
      grid={{horizontal: true}}
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {label: 'Visitors', min: 0, width: 75, disableLine: true, disableTicks: true},
      ]}
      series={[
        ...years.map(({id, data}) => ({
          id,
          label: id,
          data,
          showMark: false,
          disableHighlight: true,
          color: 'rgb(128 128 128 / 45%)',
        })),
        {id: 'now', label: '2025', data: visitors, color: '#4b7bec', showMark: false},
      ]}
      sx={{[`& .${lineElementClasses.root}[data-series="now"]`]: {strokeWidth: 4}}}
      height={300}
    >
      <LastLabel />
    </LineChart>
  );
}
// #endregion
