import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const tickets = [
  {id: 'adult', value: 62, label: 'Adults'},
  {id: 'child', value: 21, label: 'Children'},
  {id: 'bike', value: 9, label: 'Bicycles'},
];

export default function PlacedLegend() {
  return (
    <PieChart
      series={[{data: tickets}]}
      slotProps={{
        legend: {
          direction: 'row',
          position: {vertical: 'bottom', horizontal: 'middle'},
          itemMarkWidth: 12,
          itemMarkHeight: 12,
          padding: 0,
        },
      }}
      margin={{top: 10, bottom: 60, left: 10, right: 10}}
      height={280}
    />
  );
}
// #endregion
