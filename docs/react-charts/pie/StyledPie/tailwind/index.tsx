import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const arcs = [
  '[&_[data-series=week]_.MuiPieArc-root]:stroke-current',
  '[&_[data-series=week]_.MuiPieArc-root]:[stroke-width:1.5px]',
].join(' ');
const leftOver = [
  '[&_.MuiPieArc-data-index-2]:[fill-opacity:0.2]',
  '[&_.MuiPieArc-data-index-2]:[stroke-dasharray:4_3]',
].join(' ');
const hover = '[&_.MuiPieArc-root:hover]:[fill-opacity:0.7]';

export default function StyledPie() {
  return (
    <PieChart
      className={`${arcs} ${leftOver} ${hover}`}
      title="What became of a week's bread"
      series={[
        {
          id: 'week',
          data: [
            {id: 'sold', value: 1610, label: 'Sold'},
            {id: 'given', value: 130, label: 'Given away'},
            {id: 'left', value: 90, label: 'Left over'},
          ],
          innerRadius: 50,
          valueFormatter: ({value}) => `${value} loaves`,
        },
      ]}
      width={220}
      height={220}
    />
  );
}
// #endregion
