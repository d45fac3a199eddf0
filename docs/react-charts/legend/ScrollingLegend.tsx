import {PieChart} from '@mui/x-charts/PieChart';

const breads =
  'Rye,Spelt,Wheat,Oat,Corn,Potato,Onion,Walnut,Olive,Raisin,Pumpkin,Carrot,Linseed,Sesame'.split(
    ',',
  );

export default function ScrollingLegend() {
  return (
    // #region preview
    <PieChart
      series={[{data: breads.map((label, id) => ({id, label, value: 40 - id * 2}))}]}
      height={200}
      slotProps={{
        legend: {
          direction: 'vertical',
          tabIndex: 0,
          sx: {overflowY: 'auto', flexWrap: 'nowrap', height: 180, pr: 1},
        },
      }}
    />
    // #endregion
  );
}
