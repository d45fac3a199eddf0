import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const groups = [
  {id: 'renewable', value: 3030, label: 'Renewable', color: '#8fd0b5'},
  {id: 'other', value: 970, label: 'Other', color: '#c5c9d1'},
];
const sources = [
  {id: 'wind', value: 1204, label: 'Wind', color: '#57b894'},
  {id: 'hydro', value: 953, label: 'Hydro', color: '#74c5a5'},
  {id: 'solar', value: 873, label: 'Solar', color: '#a5dbc6'},
  {id: 'gas', value: 560, label: 'Gas', color: '#a9afba'},
  {id: 'imports', value: 410, label: 'Imports', color: '#d3d6dc'},
];

export default function TwoRings() {
  return (
    <PieChart
      title="Electricity by group and source"
      hideLegend
      series={[
        {data: groups, outerRadius: '58%', arcLabel: 'label'},
        {data: sources, innerRadius: '62%', outerRadius: '100%', arcLabel: 'label'},
      ]}
      sx={{'& .MuiPieArcLabel-root': {fontSize: 12, fill: '#10243d'}}}
      height={300}
    />
  );
}
// #endregion
