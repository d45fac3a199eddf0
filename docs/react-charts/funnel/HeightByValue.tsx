import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const categoryAxis = {
  categories: ['Viewed timetable', 'Chose crossing', 'Entered names', 'Paid'],
  scaleType: 'linear' as const,
  position: 'left' as const,
  size: 120,
};

export default function HeightByValue() {
  return (
    <FunnelChart
      colors={colors}
      hideLegend
      categoryAxis={categoryAxis}
      series={[{data: [{value: 4200}, {value: 2650}, {value: 1480}, {value: 1130}]}]}
      height={300}
      title="From the timetable to the paid ticket"
    />
  );
}
// #endregion
