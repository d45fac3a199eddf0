import {PieChart} from '@mui/x-charts/PieChart';
import {cheerfulFiestaPalette} from '@mui/x-charts/colorPalettes';

const states =
  'California,Texas,New York,Florida,Illinois,Ohio,Georgia,Michigan,Utah,Maine';
const data = states.split(',').map((label, id) => ({id, label, value: 400 - id * 24}));
const series = [{data}];

// #region preview
const slotProps = {
  legend: {
    direction: 'vertical' as const,
    tabIndex: 0,
    sx: {overflowY: 'auto', flexWrap: 'nowrap', height: 180, pr: 1},
  },
};

// series: [{data: [{id: 0, label: 'California', value: 400}, …]}]
// <PieChart series={series} slotProps={slotProps} height={200} … />
// #endregion

export default function ScrollingLegend() {
  return (
    <PieChart
      title="Orders by state"
      series={series}
      colors={cheerfulFiestaPalette}
      slotProps={slotProps}
      height={200}
    />
  );
}
