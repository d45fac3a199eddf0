import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const names =
  'Rye,Spelt,Wheat,Oat,Corn,Potato,Onion,Walnut,Olive,Raisin,Pumpkin,Carrot,Linseed';
const data = names.split(',').map((label, id) => ({id, label, value: 40 - id * 2}));

export default function ScrollingLegend() {
  return (
    <PieChart
      series={[{data}]}
      height={200}
      slotProps={{
        legend: {
          direction: 'vertical',
          tabIndex: 0,
          sx: {overflowY: 'auto', flexWrap: 'nowrap', height: 180, pr: 1},
        },
      }}
      title="Loaves sold in a day by kind"
    />
  );
}
// #endregion
