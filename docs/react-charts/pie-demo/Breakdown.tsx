import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const kinds = [
  {id: 'bread', value: 1100, label: 'Bread', color: '#8d5524'},
  {id: 'sweet', value: 510, label: 'Sweet', color: '#b13e6a'},
];
const items = [
  {id: 'rye', value: 620, label: 'Rye bread', color: '#b9772e'},
  {id: 'rolls', value: 480, label: 'Rolls', color: '#d9a05b'},
  {id: 'croissants', value: 310, label: 'Croissants', color: '#c9658c'},
  {id: 'cakes', value: 140, label: 'Cakes', color: '#dd93b0'},
  {id: 'cookies', value: 60, label: 'Cookies', color: '#ecbccd'},
];

export default function Breakdown() {
  return (
    <PieChart
      title="Pieces sold by a bakery by kind and item"
      hideLegend
      series={[
        {
          id: 'kinds',
          data: kinds,
          outerRadius: '38%',
          arcLabel: 'label',
          highlightScope: {highlight: 'item'},
        },
        {
          data: items,
          innerRadius: '40%',
          outerRadius: '57%',
          arcLabel: 'label',
          arcLabelRadius: '80%',
          highlightScope: {highlight: 'item', fade: 'series'},
        },
      ]}
      sx={{
        '& .MuiPieArcLabel-root': {fontSize: 12, fill: 'currentColor'},
        '& .MuiPieArcLabel-series-kinds': {fill: '#fff'},
      }}
      height={340}
    />
  );
}
// #endregion
