import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const piers = [
  'North harbor',
  'Old lighthouse',
  'Fish market',
  'Castle island',
  'Ferry museum',
];

export default function TurnedLabels() {
  return (
    <BarChart
      hideLegend
      xAxis={[{data: piers, height: 80, tickLabelStyle: {angle: -40}}]}
      yAxis={[
        {
          label: 'Passengers a day',
          width: 65,
          labelStyle: {fontWeight: 700, fontSize: 12},
        },
      ]}
      series={[{data: [840, 310, 560, 720, 190], label: 'Passengers'}]}
      height={340}
      title="Passengers a day by pier"
    />
  );
}
// #endregion
